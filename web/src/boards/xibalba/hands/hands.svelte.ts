/** What somebody has in hand at this table: the card that is looked at, and the attack that is put together. */
import { createContext } from 'svelte';
import type { Action } from '../../../net/protocol';
import type { Choice } from '../../../prompt/choices.svelte';
import type { TableContext } from '../../../table/context';
import type { WhyNotAction } from '../../whyNotActions';
import { viewOf } from '../board';
import { type AttackOption, aimedAt, attackOptions, least, most, type Wanted } from './attack';
import { Apart } from './dice.svelte';
import { proposed, wayWith } from './payment';
import { asGood } from './prospect';

export type Kind = 'attacks' | 'criticals';

/** The symbols of an attack by their places, as somebody has chosen them for one throw at one target. */
interface Picked {
  of: string;
  attacks: boolean[];
  criticals: boolean[];
}

export class Hands {
  /** The card that was pressed last: shown large, with its text. */
  card = $state<string | null>(null);
  /** The target that was chosen for the attack. */
  target = $state('');
  #picked = $state.raw<Picked | null>(null); // null: the fewest symbols that do it
  /** What somebody asked about on a card: its reason is shown beside it. */
  wondered = $state.raw<WhyNotAction | null>(null);
  /** Dice that are not gathered, or not kept. */
  readonly apart = new Apart();
  #then: string | null = null; // a verb that follows by itself as soon as it is possible

  constructor(private readonly context: TableContext) {}

  /** The attacks that are open. */
  get options(): AttackOption[] {
    return attackOptions(this.context.choices.of(['do:attack']));
  }

  /** The attack as it stands: at its target, with the symbols that are taken. */
  get attack(): Wanted {
    const target = aimedAt(this.options, this.target);
    const { attacks, criticals } = this.#taken;
    const count = (taken: boolean[]) => taken.filter((one) => one).length;
    return { target, attacks: count(attacks), criticals: count(criticals) };
  }

  /** Whether the symbol at a place among those of its kind is part of the attack. */
  takes(kind: Kind, place: number): boolean {
    return this.#taken[kind][place] ?? false;
  }

  /** Take another target, with as much as it needs. */
  aim(target: string): void {
    this.target = target;
    this.#picked = null;
  }

  /** Leave this symbol out of the attack, or take it in. */
  flip(kind: Kind, place: number): void {
    const now = this.#taken;
    const flipped = now[kind].map((taken, at) => (at === place ? !taken : taken));
    this.#picked = { ...now, [kind]: flipped };
  }

  /** Every symbol that lies ready. */
  takeAll(): void {
    const now = this.#taken;
    const all = (taken: boolean[]) => taken.map(() => true);
    this.#picked = { ...now, attacks: all(now.attacks), criticals: all(now.criticals) };
  }

  get #taken(): Picked {
    const picked = this.#picked;
    const target = aimedAt(this.options, this.target);
    const limit = most(this.options, target);
    const of = `${target} ${limit.attacks} ${limit.criticals}`;
    if (picked?.of === of) return picked;
    const { attacks, criticals } = this.#enough(target);
    const first = (count: number, all: number) =>
      Array.from({ length: all }, (_, at) => at < count);
    return {
      of,
      attacks: first(attacks, limit.attacks),
      criticals: first(criticals, limit.criticals),
    };
  }

  /** As little as promises everything that the whole attack would. */
  #enough(target: string): Wanted {
    const { live } = this.context;
    const view = viewOf(this.context);
    const attacker = live.seat === null ? null : view.players[live.seat]?.attacker;
    const prospect = attacker?.targets.find((one) => String(one.target) === target);
    return least(this.options, target, (fewer, all) =>
      prospect
        ? asGood(prospect, fewer, all)
        : fewer.attacks === all.attacks && fewer.criticals === all.criticals,
    );
  }

  /** What is selected and has to be paid for with dice: it shows which, before it is done. */
  get proposal(): Choice | undefined {
    return proposed(this.context.choices.meant);
  }

  /** Pay with one more die of a face, or with one less. */
  payWith(face: string, more: boolean): void {
    this.context.choices.pay((choice) => wayWith(choice, face, more));
  }

  /** Several actions at once: taken as a whole or not at all. */
  act(steps: Action[]): void {
    const { live, choices } = this.context;
    const decision = live.urgent[0] ?? live.decisions[0];
    const [first, ...rest] = steps;
    if (!decision || !first || choices.deaf || live.answering || live.seat === null) return;
    choices.unselect();
    live.act(decision, first, rest);
  }

  /** Let a verb follow by itself, as soon as what is done now is done. */
  follow(verb: string): void {
    if (!this.context.match) return; // a lesson shows what was rolled, and asks
    this.#then = verb;
  }

  /** What was asked for to follow by itself: a harvested gem is taken at once. */
  goOn(): void {
    const { live } = this.context;
    const verb = this.#then;
    if (verb === null || live.answering || live.decisions.length === 0) return;
    this.#then = null;
    for (const decision of live.urgent) {
      const action = decision.actions.find((one) => one.verb === verb);
      if (action) {
        live.act(decision, action);
        return;
      }
    }
  }
}

export const [handsContext, setHands] = createContext<Hands>();
