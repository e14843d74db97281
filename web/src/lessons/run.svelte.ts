/** A lesson on its way: which moment is shown, and what answers lead to. */
import { MomentTable } from '../net/moments.svelte';
import type { Action, Goal, Plan, WhyAnswer } from '../net/protocol';
import { settings } from '../settings/settings.svelte';
import { type Lesson, type LessonFrame, plansFor, tableOf, whyNot } from './source';
import { pays, sameAction, sameEnd } from './ways';

export { sameAction } from './ways';

/** A table at which one can also ask how to come to something, and why it is not possible. */
class LessonTable extends MomentTable {
  why: (action: Action) => Promise<WhyAnswer | null> = async () => null;
  plans: (goal: Goal) => Promise<Plan[]> = async () => [];
}

export class LessonRun {
  at = $state(0);
  strayed = $state.raw<Action[] | null>(null); // a possible answer, but not the one of this lesson
  also = $state.raw<string[]>([]); // titles of moments that the last answer passed by
  paid = $state.raw<Action[] | null>(null); // what pays here, where something else was proposed
  tried = $state(false); // at a `try`: whether the rule has said no
  readonly table: LessonTable;
  #told = $state.raw<Lesson>() as Lesson;
  #pressedAt: string | null = null; // the title of the moment, until something is answered
  #begun = '';

  constructor(
    readonly game: string,
    told: Lesson,
    private readonly moved: (at: number, of: number) => void = () => {},
    at = 0,
  ) {
    this.#told = told;
    this.table = new LessonTable(tableOf(game, told), (_, action, then) =>
      this.#answered(action, then),
    );
    this.table.why = (action) => whyNot(game, settings.lang, this.lesson.name, this.at, action);
    this.table.plans = (goal) => plansFor(game, settings.lang, this.lesson.name, this.at, goal);
    this.table.look(told.seat, true);
    this.at = Math.min(Math.max(0, at), told.frames.length - 1);
    this.#show();
  }

  get lesson(): Lesson {
    return this.#told;
  }

  get frame(): LessonFrame {
    return this.#told.frames[this.at] as LessonFrame;
  }

  get last(): boolean {
    return this.at === this.#told.frames.length - 1;
  }

  /** Whether going on takes a move of the learner. */
  get asked(): boolean {
    return this.frame.kind === 'do';
  }

  /** The move that is wanted, and the learner's own that follow it. */
  get way(): Action[] {
    const from = this.#told.frames.slice(this.at);
    const end = from.findIndex(({ kind }) => kind !== 'do');
    return from.slice(0, end).flatMap(({ wanted }) => (wanted ? [wanted] : []));
  }

  /** Go on where nothing has to be answered; at a `try` the rule speaks first. */
  next(): void {
    if (this.last || this.asked) return;
    if (this.frame.kind === 'try' && !this.tried) this.tried = true;
    else this.#follow();
  }

  /** The learner does something: what a board answers by itself after that belongs to it. */
  press(): void {
    this.#pressedAt = this.frame.title;
  }

  /** For whoever does not find it: the move of the lesson is made. */
  doIt(): void {
    if (this.asked) this.#follow();
  }

  back(): void {
    if (this.at === 0) return;
    this.at -= 1;
    this.#show();
    this.moved(this.at, this.#told.frames.length);
  }

  /** The same lesson in other words, at the same moment. */
  retell(told: Lesson): void {
    this.#told = told;
    this.table.table = tableOf(this.game, told);
    const { strayed, tried } = this;
    this.#show();
    this.tried = tried;
    this.strayed = strayed?.map((action) => translated(action, this.frame)) ?? null;
  }

  /** What leads where the lesson leads is taken as its own way there. */
  #answered(action: Action, then: Action[] = []): void {
    const pressed = [action, ...then];
    const { way, frame, at } = this;
    const moves = sameEnd(pressed, way);
    if (moves === 0) {
      this.table.refuse();
      this.strayed = pressed.map((one) => translated(one, frame));
      return;
    }
    const titles = this.#told.frames.slice(at, at + moves).map(({ title }) => title);
    const before = this.#pressedAt === null ? this.also : [];
    this.#begun = this.#pressedAt ?? this.#begun;
    this.#pressedAt = null;
    const paid = way.slice(0, moves).filter(pays);
    const otherwise = paid.some((one) => !pressed.some((other) => sameAction(one, other)));
    for (let move = 0; move < moves; move += 1) this.#follow();
    this.also = [...new Set([...before, ...titles])].filter((one) => one !== this.#begun);
    this.paid = otherwise && moves > 1 ? paid : null;
  }

  #follow(): void {
    const by = this.asked ? this.#told.seat : null;
    this.at += 1;
    this.#forget();
    this.table.follow({ ...this.#shown(), by });
    this.moved(this.at, this.#told.frames.length);
  }

  #show(): void {
    this.#forget();
    this.table.show(this.#shown());
  }

  #forget(): void {
    this.strayed = null;
    this.also = [];
    this.paid = null;
    this.tried = false;
  }

  #shown() {
    const { view, board: words, events, decisions } = this.frame;
    const log = this.#told.frames.slice(0, this.at + 1).flatMap((frame) => frame.events);
    return { view, words, events, decisions, log };
  }
}

/** An action with its words, as it stands among the options of a frame. */
function translated(action: Action, frame: LessonFrame): Action {
  const options = frame.decisions.flatMap((decision) => decision.actions);
  return options.find((option) => sameAction(option, action)) ?? action;
}
