/** What one's hands are at on the board: a piece first, then a target, then it is done.

A hero, a stack or the shape of a road is taken up; the server tells the ways that lead somewhere and
what each costs. Those are kept as they were told: what a teammate makes impossible meanwhile is
struck out, what he makes possible appears when something is taken up again.
*/
import { createContext } from 'svelte';
import type { Action, Decision, Goal, Plan } from '../../../net/protocol';
import type { Choice, Ref } from '../../../prompt/choices.svelte';
import { type TableContext, word } from '../../../table/context';
import { battalia } from '../view';
import { byDestination, byPayment, byRotation, type Held, paid, sameAction } from './plans';

/** What is taken up: its piece, what one would like to do with it, and what that is called. */
export interface TakenUp {
  ref: Ref;
  goal: Goal;
  label: string;
  choice?: Choice; // what begins it, where the server knows no way to its end
}

/** Verbs that have a price but no place: they are done by a button. */
const AT_ONCE = [
  'hire',
  'buy',
  'potion',
  'upgrade',
  'residence',
  'capital',
  'post',
  'discover',
  'recruit',
  'attack',
];
const LAND = ['road', 'city'];
const FIGHTING = ['opening', 'on-move', 'raise'];
const ON_THE_MAP = ['retreat-to']; // of a battle, but answered below it

export class Hands {
  taken = $state.raw<TakenUp | null>(null);
  asking = $state(false);
  /** The server was asked for ways and said nothing: nobody knows whether there are any. */
  unanswered = $state(false);
  /** Whether a battle is folded to a bar; null: nobody has said so. */
  folded = $state<boolean | null>(null);
  /** Where a way ends that is looked at or chosen; '' for none. */
  looked = $state('');
  target = $state('');
  /** A target is only chosen, not gone to: somebody wants to pay otherwise, or touches a screen. */
  careful = $state(false);
  #plans = $state.raw<Plan[]>([]);
  #turn = $state(0); // which of the ways round
  #payment = $state(0);
  #others = $state.raw<Plan[]>([]); // other ways to pay for the same
  #gone = $state.raw<Set<string>>(new Set());
  #asked = 0;
  #queue: Action[] = [];

  /** Where what is taken up can go, and the plans that lead there. */
  readonly targets: Map<string, Plan[]> = $derived.by(() =>
    this.walks || this.lays ? byDestination(this.#plans) : new Map(),
  );

  constructor(private readonly context: TableContext) {}

  /** The question that lets somebody begin something. */
  get question(): Decision | undefined {
    return this.context.live.decisions.find(({ kind }) => kind === 'act');
  }

  /** Whether a piece is taken up by pressing it; elsewhere its options are offered as they are. */
  takes(choices: Choice[]): boolean {
    const { live } = this.context;
    if (!live.plans || live.seat === null || live.answering || !this.question) return false;
    return choices.some(({ action }) => this.#isPlanned(action.verb));
  }

  #isPlanned(verb: string): boolean {
    return verb === 'move' || LAND.includes(verb) || AT_ONCE.includes(verb);
  }

  /** Takes something up, or puts it down again. */
  async take(taken: TakenUp): Promise<void> {
    const { choices } = this.context;
    if (choices.deaf) return;
    choices.unselect();
    if (this.taken?.ref === taken.ref) {
      this.putDown();
      return;
    }
    this.putDown();
    this.taken = taken;
    const plans = await this.#ask(taken.goal);
    if (!plans) return;
    this.#plans = plans;
    if (plans.length > 0 || this.unanswered || !taken.choice) return;
    this.putDown();
    choices.take(taken.choice);
  }

  putDown(): void {
    this.#asked += 1;
    this.taken = null;
    this.asking = false;
    this.unanswered = false;
    this.looked = '';
    this.target = '';
    this.careful = false;
    this.#plans = [];
    this.#others = [];
    this.#turn = 0;
    this.#payment = 0;
    this.#gone = new Set();
  }

  /** The plans for a goal; null if something else was begun meanwhile. */
  async #ask(goal: Goal): Promise<Plan[] | null> {
    this.#asked += 1;
    const mine = this.#asked;
    this.asking = true;
    const plans = await this.context.live.plans?.(goal);
    if (mine !== this.#asked) return null;
    this.asking = false;
    this.unanswered = !plans;
    return plans ?? [];
  }

  /** Somebody else did something: what cannot be reached any more is struck out. */
  async changed(): Promise<void> {
    const { taken } = this;
    if (!taken || this.asking || this.context.live.answering) return;
    if (!this.question) {
      this.putDown();
      return;
    }
    const now = await this.context.live.plans?.(taken.goal);
    if (this.taken !== taken || !now) return;
    const left = byDestination(now);
    this.#gone = new Set([...this.targets.keys()].filter((field) => !left.has(field)));
  }

  isGone(field: string): boolean {
    return this.#gone.has(field);
  }

  /** Whether a question of a battle is answered on the map. */
  get onMap(): boolean {
    return this.context.live.urgent.some(({ kind }) => ON_THE_MAP.includes(kind));
  }

  /** Whether one's own battle lies over the table and asks: then everything to answer is there. */
  get inBattle(): boolean {
    const { live } = this.context;
    if (live.seat === null || live.urgent.length === 0 || this.onMap || this.folded) return false;
    return battalia(live.view).battles.some(({ attack, defence }) =>
      [attack.player, defence.player].includes(live.viewer),
    );
  }

  /** In a battle a card is tried out before it is laid: pressed elsewhere it only leads there. */
  get toBattle(): (() => void) | undefined {
    if (!this.context.live.urgent.some(({ kind }) => FIGHTING.includes(kind))) return undefined;
    return () => {
      this.folded = false;
    };
  }

  // --- what would be done

  get lays(): boolean {
    return LAND.includes(this.taken?.goal.verb ?? '');
  }

  get walks(): boolean {
    return this.taken?.goal.verb === 'move';
  }

  /** All ways to pay for what is chosen. */
  get payments(): Plan[] {
    const chosen = this.#chosenPlans();
    const first = chosen[0];
    if (!first) return [];
    return byPayment([first, ...this.#others.filter((plan) => samePlace(plan, first)), ...chosen]);
  }

  /** What happens if it is done now. */
  get plan(): Plan | null {
    const { payments } = this;
    return payments[this.#payment % Math.max(1, payments.length)] ?? null;
  }

  /** The pieces that would pay. */
  get pays(): Ref[] {
    return this.plan ? paid(this.plan, this.#held()) : [];
  }

  #held(): Held[] {
    const { live } = this.context;
    const own = live.view?.game === 'battalia' ? battalia(live.view).players[live.viewer] : null;
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
    if (!this.walks && !this.lays) return this.#plans;
    const here = this.targets.get(field) ?? [];
    if (!this.lays) return here;
    const ways = byRotation(here);
    const way = ways[this.#turn % Math.max(1, ways.length)];
    return way ? here.filter((plan) => samePlace(plan, way)) : [];
  }

  /** How many ways round the card fits there. */
  waysAt(field: string): Plan[] {
    return byRotation(this.targets.get(field) ?? []);
  }

  get turn(): number {
    return this.#turn;
  }

  // --- choosing

  /** A field is pressed: the hero goes, the card is laid there or turned. */
  press(field: string, touched: boolean): void {
    if (!this.targets.has(field) || this.isGone(field) || this.context.choices.deaf) return;
    if (this.lays) {
      if (this.target === field) this.#turn += 1;
      else this.#turn = 0;
      this.target = field;
      this.#payment = 0;
      return;
    }
    const again = this.target === field;
    this.target = field;
    if (again || !(touched || this.careful)) this.go();
  }

  /** Pay otherwise; the other ways are asked for when somebody wants to know. */
  async payOtherwise(): Promise<void> {
    const { plan } = this;
    if (!plan) {
      this.careful = true;
      return;
    }
    if (await this.#knowPayments(plan)) this.#payment += 1;
  }

  /** Use a card, or do not. */
  async payWith(ref: Ref): Promise<void> {
    const { plan } = this;
    if (!plan || !(await this.#knowPayments(plan))) return;
    const used = this.pays.includes(ref);
    const held = this.#held();
    const other = this.payments.findIndex((one) => paid(one, held).includes(ref) !== used);
    if (other >= 0) this.#payment = other;
  }

  async #knowPayments({ goal }: Plan): Promise<boolean> {
    this.careful = true;
    if (this.walks) this.target = this.target || this.looked;
    if (this.payments.length > 1) return true;
    const others = await this.#ask(goal);
    if (!others) return false;
    this.#others = others;
    return true;
  }

  /** Carries out what is chosen. */
  go(): void {
    const { plan, question } = this;
    const [first, ...then] = plan?.steps ?? [];
    if (!first || !question || this.isGone(this.target) || this.context.choices.deaf) return;
    this.putDown();
    this.context.live.act(question, first, then);
  }

  // --- one action after the other, where each shows something

  /** Answers the questions to come with these, as long as they are offered. */
  follow(actions: Action[]): void {
    this.#queue = actions;
    this.goOn();
  }

  get following(): boolean {
    return this.#queue.length > 0;
  }

  goOn(): void {
    const { live, choices } = this.context;
    const [next, ...rest] = this.#queue;
    if (!next || live.answering || live.decisions.length === 0) return;
    const found = choices.all.find(({ action }) => sameAction(action, next));
    this.#queue = found ? rest : [];
    if (found) live.act(found.decision, found.action);
  }
}

function samePlace(one: Plan, other: Plan): boolean {
  const site = ({ steps }: Plan) =>
    JSON.stringify(
      steps
        .filter(({ args }) => typeof args.field === 'string')
        .map(({ verb, args }) => [verb, args.field, args.turned ?? 0])
        .at(-1) ?? null,
    );
  return site(one) === site(other);
}

export const [hands, setHands] = createContext<Hands>();
