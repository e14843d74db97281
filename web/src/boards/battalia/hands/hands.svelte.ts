/** What one's hands are at on the board: a piece first, then a target, then it is done.

A hero, a stack or the shape of a road is taken up; the server tells the ways that lead somewhere and
what each costs. Those are kept as they were told: what a teammate makes impossible meanwhile is
struck out, what he makes possible appears when something is taken up again.
*/
import { createContext } from 'svelte';
import { t } from '../../../i18n/texts';
import type { Decision, Goal, Plan } from '../../../net/protocol';
import type { Choice, Ref } from '../../../prompt/choices.svelte';
import { type TableContext, word } from '../../../table/context';
import { FollowUp } from './followUp';
import { HIDES, HIDING, hidingSteps, pressedCard } from './hiding';
import { Intent, LAND, type TakenUp } from './intent.svelte';
import { OwnBattle } from './ownBattle.svelte';
import { byDestination, fromAmbush, paid } from './plans';

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
export const AMBUSH = 'place:ambush';

export class Hands extends Intent {
  asking = $state(false);
  /** The server was asked for ways and said nothing: nobody knows whether there are any. */
  unanswered = $state(false);
  /** A target is only chosen, not gone to: somebody wants to pay otherwise. */
  careful = $state(false);
  #asked = 0;
  #warm = false;
  #taking: Promise<void> = Promise.resolve();

  /** Actions that are taken one after the other, since each shows something. */
  readonly next: FollowUp;
  readonly battle: OwnBattle;

  constructor(context: TableContext) {
    super(context);
    this.next = new FollowUp(context);
    this.battle = new OwnBattle(context.live);
  }

  /** The question that lets somebody begin something. */
  get question(): Decision | undefined {
    return this.context.live.decisions.find(({ kind }) => kind === 'act');
  }

  /** What the list of options would take out of the ambush without asking: a line with no other card to lay. */
  async spends(choice: Choice): Promise<string | null> {
    const { live } = this.context;
    const { action, steps, decision } = choice;
    if (
      decision.kind !== 'act' ||
      !this.#isPlanned(action.verb) ||
      !live.plans ||
      this.held().every(({ ref }) => !fromAmbush(ref))
    )
      return null;
    const told = steps ? [] : ((await live.plans({ verb: action.verb, args: action.args })) ?? []);
    const [way] = told;
    const asked = !steps && (way?.steps.length ?? 0) > 1; // the cards are chosen one by one
    const given = {
      ...choice,
      steps: steps ?? way?.steps ?? [],
      pays: choice.pays ?? way?.pays ?? [],
    };
    const refs = asked
      ? []
      : paid({ ...given, goal: action, text: '' }, this.held()).filter(fromAmbush);
    if (refs.length === 0) return null;
    return t('b-hands-spends', { cards: this.#named(refs), count: refs.length });
  }

  /** Before anything is taken up: a server that has not been asked for long answers slowly. */
  warmUp(): void {
    const { live } = this.context;
    if (this.#warm || !live.plans || live.seat === null || !this.question) return;
    this.#warm = true;
    void live.plans({ verb: 'move', args: {} });
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
  take(taken: TakenUp): Promise<void> {
    this.#taking = this.#take(taken);
    return this.#taking;
  }

  /** Takes something up by dragging it. */
  async carry(taken: TakenUp): Promise<void> {
    if (this.taken?.ref !== taken.ref) await this.take(taken);
  }

  /** What was dragged is let go: where it belongs it is done, elsewhere it is put down. */
  async drop({
    field,
    own,
    touched,
  }: {
    field: string;
    own: boolean;
    touched?: boolean;
  }): Promise<void> {
    await this.#taking;
    if (this.targets.has(field)) {
      if (this.lays && (touched || this.waysAt(field).length > 1))
        this.target = field; // it may be turned first, and a finger sees what it costs
      else this.press(field, false);
    } else if (own && !this.walks && !this.lays) this.go();
    else this.putDown();
  }

  async #take(taken: TakenUp): Promise<void> {
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
    this.plans = plans;
    if (plans.length > 0 && taken.said) this.#goIfPlain(taken);
    if (plans.length > 0 || this.unanswered || !taken.choice) return;
    this.putDown();
    choices.take(taken.choice);
  }

  /** What decides or reveals something keeps its button, which shows what it costs. */
  #goIfPlain({ choice, goal }: TakenUp): void {
    if (!choice || this.context.choices.manners(choice).final) return;
    const [only, ...others] = this.targets.keys();
    if (AT_ONCE.includes(goal.verb)) this.go();
    else if (only && others.length === 0 && this.waysAt(only).length === 1) this.press(only, false);
  }

  putDown(): void {
    this.forget();
    this.#asked += 1;
    this.asking = false;
    this.unanswered = false;
    this.careful = false;
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
    this.gone = new Set([...this.targets.keys()].filter((field) => !left.has(field)));
  }

  /** Turns the card that would be laid on a field. */
  turnOver(field: string): void {
    if (this.waysAt(field).length < 2 || this.context.choices.deaf) return;
    this.turns = { ...this.turns, [field]: this.turnAt(field) + 1 };
    this.payment = 0;
  }

  // --- choosing

  /** A field is pressed: the hero goes, the card is laid as it is shown there.

  Every field says what it costs to go there. A finger that brings land chooses a field, where it lies
  as a ghost with its price, and presses it again.
  */
  press(field: string, touched: boolean): void {
    if (!this.targets.has(field) || this.isGone(field) || this.context.choices.deaf) return;
    const again = this.target === field;
    if (!again) this.payment = 0;
    this.target = field;
    if (again || !((touched && this.lays) || this.careful)) this.go();
  }

  /** Whether a card of the hand that is pressed can be meant for nothing but the ambush. */
  hidesOnly(card: string): boolean {
    const can = this.context.choices.of([`hand:${card}`]);
    return this.canHide && !this.taken && can.every(({ action }) => action.verb === HIDING);
  }

  /** Whether a card of the hand can be hidden now. */
  get canHide(): boolean {
    const { live, choices } = this.context;
    if (!live.plans || live.seat === null || live.answering || !this.question) return false;
    return choices.all.some(({ action }) => action.verb === HIDING);
  }

  /** Asks which card is to be hidden. */
  takeAmbush(): Promise<void> {
    const goal = { verb: HIDING, args: {} };
    return this.take({ ref: AMBUSH, goal, label: t('b-hands-hide-title') });
  }

  /** A card is brought to the ambush. */
  async bring(card: string): Promise<void> {
    if (!this.hides) void this.takeAmbush();
    if (!this.hidden.includes(card)) this.hide(card);
    await this.#taking;
  }

  /** A card of the hand is pressed while it is asked which ones are hidden; `back`: no longer this one. */
  hide(card: string, back = false): void {
    if (!this.hides || this.context.choices.deaf) return;
    if (this.asking) {
      void this.#taking.then(() => this.hide(card, back)); // what pays is not known yet
      return;
    }
    this.hidden = pressedCard(this.hidden, card, back, (cards) => this.fits(cards));
    this.payment = 0;
  }

  /** A letter at a card of the hand: it is meant for the ambush, or no longer. */
  say(letter: string, refs: Ref[], meant: boolean): boolean {
    const card = refs.find((ref) => ref.startsWith('hand:'))?.slice('hand:'.length);
    if (letter !== HIDES || !card || !(this.canHide || this.hides)) return false;
    if (this.hides) this.hide(card, meant);
    else void this.bring(card);
    return true;
  }

  /** Pay otherwise; the other ways are asked for when somebody wants to know. */
  async payOtherwise(): Promise<void> {
    const { plan } = this;
    if (!plan) {
      this.careful = true;
      return;
    }
    if (await this.#knowPayments(plan)) this.payment += 1;
  }

  /** Use a card, or do not. */
  async payWith(ref: Ref): Promise<void> {
    const { plan } = this;
    if (!plan || !(await this.#knowPayments(plan))) return;
    const used = this.pays.includes(ref);
    const held = this.held();
    const other = this.payments.findIndex((one) => paid(one, held).includes(ref) !== used);
    if (other >= 0) this.payment = other;
  }

  async #knowPayments({ goal }: Plan): Promise<boolean> {
    this.careful = true;
    if (this.walks) this.target = this.target || this.looked;
    if (this.payments.length > 1 || this.hides) return true;
    const others = await this.#ask(goal);
    if (!others) return false;
    this.others = others;
    return true;
  }

  /** What ends the turn, where cards can be hidden before. */
  get ending(): Choice | null {
    const { choices } = this.context;
    if (!this.hides || !this.plan) return null;
    return choices.withoutPiece.find((choice) => choices.manners(choice).ends) ?? null;
  }

  /** Carries out what is chosen; what lies in ambush is never spent before somebody has said so. */
  go(ending: Choice | null = null): void {
    const { plan, question, spent, context } = this;
    if (!plan?.steps[0] || !question || this.isGone(this.target) || context.choices.deaf) return;
    if (spent.length === 0) this.#carryOut(ending);
    else {
      const taken = this.taken;
      const what = plan.text || (taken?.label ?? '');
      context.choices.confirming = {
        text: what,
        means: t('b-hands-spends', { cards: this.#named(spent), count: spent.length }),
        left: [],
        act: () => {
          if (this.taken === taken && this.plan?.text === plan.text) this.#carryOut(ending);
        },
      };
    }
  }

  #named(refs: Ref[]): string {
    return refs.map((ref) => word(this.context, ref.split(/:(.*)/s)[1] ?? '')).join(', ');
  }

  /** Then the turn ends, if that is said as well. */
  #carryOut(ending: Choice | null): void {
    const { plan, question, hidden, payments } = this;
    const [first, ...then] = plan?.steps ?? [];
    if (!first || !question) return;
    const hiding = this.hides ? hidingSteps(hidden, payments) : [];
    this.putDown();
    if (hiding.length > 0) this.next.follow([...hiding, ...(ending ? [ending.action] : [])]);
    else this.context.live.act(question, first, then);
  }
}

export const [hands, setHands] = createContext<Hands>();
