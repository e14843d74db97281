/** What somebody has in hand at this table: the card that is looked at, and the attack that is put together. */
import { createContext } from 'svelte';
import type { Action } from '../../../net/protocol';
import type { Choice } from '../../../prompt/choices.svelte';
import type { TableContext } from '../../../table/context';
import type { WhyNotAction } from '../../whyNotActions';
import { type AttackOption, attackOptions, type Wanted, within } from './attack';
import { Apart } from './dice.svelte';
import { proposed, wayWith } from './payment';

const EVERYTHING: Wanted = { target: '', attacks: 99, criticals: 99 };

export class Hands {
  /** The card that was pressed last: shown large, with its text. */
  card = $state<string | null>(null);
  /** Of an attack: its target and how many symbols of each kind; everything unless something is left out. */
  wanted = $state.raw<Wanted>(EVERYTHING);
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

  /** The attack as it stands: what is wanted, as far as it is open. */
  get attack(): Wanted {
    return within(this.options, this.wanted);
  }

  /** Take another target, with all dice. */
  aim(target: string): void {
    this.wanted = { ...EVERYTHING, target };
  }

  /** Leave one symbol out of the attack, or take it in again. */
  count(kind: 'attacks' | 'criticals', more: boolean): void {
    const now = this.attack;
    this.wanted = { ...now, [kind]: Math.max(0, now[kind] + (more ? 1 : -1)) };
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
