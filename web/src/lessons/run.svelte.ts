/** A lesson on its way: which moment is shown, and what answers lead to. */
import { MomentTable } from '../net/moments.svelte';
import type { Action, Goal, Plan, WhyAnswer } from '../net/protocol';
import { settings } from '../settings/settings.svelte';
import { type Lesson, type LessonFrame, plansFor, tableOf, whyNot } from './source';

export function sameAction(one: Action | null, other: Action | null): boolean {
  const plain = (action: Action) =>
    JSON.stringify([
      action.verb,
      Object.entries(action.args).sort(([a], [b]) => a.localeCompare(b)),
    ]);
  return one !== null && other !== null && plain(one) === plain(other);
}

/** A table at which one can also ask how to come to something, and why it is not possible. */
class LessonTable extends MomentTable {
  why: (action: Action) => Promise<WhyAnswer | null> = async () => null;
  plans: (goal: Goal) => Promise<Plan[]> = async () => [];
}

export class LessonRun {
  at = $state(0);
  strayed = $state.raw<Action | null>(null); // a possible answer, but not the one of this lesson
  tried = $state(false); // at a `try`: whether the rule has said no
  readonly table: LessonTable;
  #told = $state.raw<Lesson>() as Lesson;

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

  /** Go on where nothing has to be answered; at a `try` the rule speaks first. */
  next(): void {
    if (this.last || this.asked) return;
    if (this.frame.kind === 'try' && !this.tried) this.tried = true;
    else this.#follow();
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
    this.strayed = translated(strayed, this.frame);
  }

  /** Several actions at once lead as far as the lesson goes the same way. */
  #answered(action: Action, then: Action[] = []): void {
    if (!sameAction(action, this.frame.wanted)) {
      this.table.refuse();
      this.strayed = translated(action, this.frame);
      return;
    }
    this.#follow();
    const [next, ...others] = then;
    if (next && this.asked) this.#answered(next, others);
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
    this.tried = false;
  }

  #shown() {
    const { view, board: words, events, decisions } = this.frame;
    const log = this.#told.frames.slice(0, this.at + 1).flatMap((frame) => frame.events);
    return { view, words, events, decisions, log };
  }
}

/** An action with its words, as it stands among the options of a frame. */
function translated(action: Action | null, frame: LessonFrame): Action | null {
  const options = frame.decisions.flatMap((decision) => decision.actions);
  return action && (options.find((option) => sameAction(option, action)) ?? action);
}
