/** What pieces can come to in several steps: the server is asked how. */
import type { WhyNotContext } from '../boards/whyNotActions';
import type { Goal } from '../net/protocol';
import type { ShownTable } from '../net/shown';
import { type Choice, type Ref, sameAction, type Way } from './choice';
import { type ActionMap, planned } from './listing';

export class Planner {
  /** The table is not shown any more: what was asked for is of no use, and must not be looked at. */
  left = false;

  constructor(
    private readonly live: ShownTable,
    private readonly actionMap: ActionMap,
  ) {}

  /** What pressing a piece may be meant for; nothing where nobody can answer. */
  goals(refs: Ref[], at: WhyNotContext | null): Goal[] {
    const { goals } = this.actionMap;
    if (!goals || !at || !this.live.plans || this.live.urgent.length === 0) return [];
    const found = refs.flatMap((ref) => goals(ref, at));
    return [...new Map(found.map((goal) => [JSON.stringify(goal), goal])).values()];
  }

  async choices(goals: Goal[]): Promise<Choice[]> {
    const { live, actionMap } = this;
    const found = await Promise.all(goals.map((goal) => live.plans?.(goal)));
    if (this.left) return [];
    const plans = found.flatMap((told) => told ?? []);
    return planned(plans, live.decisions, actionMap, live.view ?? {});
  }

  /** All ways to pay for a choice. Among several aims only the cheapest way to each is told at first. */
  async ways({ action, ways }: Choice): Promise<Way[] | undefined> {
    if (ways) return ways;
    const found = await this.choices([{ verb: action.verb, args: action.args }]);
    return found.find((choice) => sameAction(choice.action, action))?.ways;
  }
}
