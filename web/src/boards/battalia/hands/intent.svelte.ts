/** What would be done with what is taken up: where it can go, which way round, and what pays for it. */
import type { Goal, Plan } from '../../../net/protocol';
import type { Choice, Ref } from '../../../prompt/choices.svelte';
import { type TableContext, word } from '../../../table/context';
import { battalia, type Player, type Shape } from '../view';
import { HIDING, pricesOf, SLOTS } from './hiding';
import { joined } from './joining';
import {
  byDestination,
  byPayment,
  byRotation,
  fromAmbush,
  type Held,
  paid,
  rotation,
  samePlace,
} from './plans';

/** What is taken up: its piece, what one would like to do with it, and what that is called. */
export interface TakenUp {
  ref: Ref;
  goal: Goal;
  label: string;
  choice?: Choice; // what begins it, where the server knows no way to its end
  said?: boolean; // its verb was pressed at a selected piece: word enough for what is not final
}

export const LAND = ['road', 'city'];

export class Intent {
  taken = $state.raw<TakenUp | null>(null);
  /** Where a way ends that is looked at or chosen; '' for none. */
  looked = $state('');
  target = $state('');
  protected plans = $state.raw<Plan[]>([]);
  protected turns = $state.raw<Record<string, number>>({}); // which of the ways round, field by field
  /** The cards that are to be hidden. */
  hidden = $state.raw<string[]>([]);
  protected payment = $state(0);
  protected others = $state.raw<Plan[]>([]); // other ways to pay for the same
  protected gone = $state.raw<Set<string>>(new Set());

  /** Where what is taken up can go, and the plans that lead there. */
  readonly targets: Map<string, Plan[]> = $derived.by(() =>
    this.walks || this.lays ? byDestination(this.plans) : new Map(),
  );

  constructor(protected readonly context: TableContext) {}

  isGone(field: string): boolean {
    return this.gone.has(field);
  }

  get lays(): boolean {
    return LAND.includes(this.taken?.goal.verb ?? '');
  }

  get walks(): boolean {
    return this.taken?.goal.verb === 'move';
  }

  get hides(): boolean {
    return this.taken?.goal.verb === HIDING;
  }

  /** All ways to pay for what is chosen. */
  get payments(): Plan[] {
    const chosen = this.#chosenPlans();
    const first = chosen[0];
    if (!first || this.hides) return chosen;
    return byPayment([first, ...this.others.filter((plan) => samePlace(plan, first)), ...chosen]);
  }

  /** What happens if it is done now. */
  get plan(): Plan | null {
    const { payments } = this;
    if (this.hides) return payments.at(-1) ?? null;
    return payments[this.payment % Math.max(1, payments.length)] ?? null;
  }

  /** What land costs wherever it is laid, before a field is looked at. */
  get anywhere(): Plan | null {
    return this.lays && !this.plan && !this.gone.size ? (this.plans[0] ?? null) : null;
  }

  /** The pieces that would pay. */
  get pays(): Ref[] {
    if (this.hides) return this.payments.map(({ goal }) => `hand:${goal.args.card}`);
    const plan = this.plan ?? this.anywhere;
    return plan ? paid(plan, this.held()) : [];
  }

  /** Cards that lie in ambush and would be given for it. */
  get spent(): Ref[] {
    return this.plan && !this.hides ? paid(this.plan, this.held()).filter(fromAmbush) : [];
  }

  /** Whether these cards can be hidden together: places and other cards are left for them. */
  protected fits(cards: string[]): boolean {
    const places = SLOTS - (this.#own?.ambush ?? 0);
    return cards.length <= places && this.#limbo(cards, 0) !== null;
  }

  #limbo(cards: string[], passed: number): Plan[] | null {
    return pricesOf(this.plans, cards, this.#own?.hand_cards ?? [], passed);
  }

  get #own(): Player | null {
    const { live } = this.context;
    const players = live.view?.game === 'battalia' ? battalia(live.view).players : [];
    return players[live.viewer] ?? null;
  }

  protected held(): Held[] {
    const own = this.#own;
    const named = (zone: string) => (card: string) => ({
      ref: `${zone}:${card}`,
      name: word(this.context, card),
    });
    return [
      ...(own?.hand_cards ?? []).map(named('hand')),
      ...(own?.ambush_cards ?? []).map(named('ambush')),
    ];
  }

  #chosenPlans(): Plan[] {
    const field = this.target || this.looked;
    if (this.hides) return this.#limbo(this.hidden, this.payment) ?? [];
    if (!this.walks && !this.lays) return this.plans;
    const here = this.targets.get(field) ?? [];
    if (!this.lays) return here;
    const way = this.waysAt(field)[this.turnAt(field)];
    return way ? here.filter((plan) => samePlace(plan, way)) : [];
  }

  /** How many ways round the card fits there. */
  waysAt(field: string): Plan[] {
    const ways = byRotation(this.targets.get(field) ?? []);
    const shape = this.taken?.goal.args?.shape as Shape | undefined;
    if (ways.length < 2 || !shape || !this.lays) return ways;
    const view = battalia(this.context.live.view);
    const joins = (plan: Plan) => joined(view, field, shape, rotation(plan));
    return ways.sort((one, other) => joins(other) - joins(one)); // what joins most is shown first
  }

  /** Which of them is shown, and built if the field is pressed. */
  turnAt(field: string): number {
    return (this.turns[field] ?? 0) % Math.max(1, this.waysAt(field).length);
  }

  /** Nothing is taken up any more. */
  protected forget(): void {
    this.taken = null;
    this.looked = '';
    this.target = '';
    this.plans = [];
    this.others = [];
    this.turns = {};
    this.hidden = [];
    this.payment = 0;
    this.gone = new Set();
  }
}
