/** What the coach advises at a table: asked for, followed step by step, forgotten with its question. */
import { untrack } from 'svelte';
import type { Action, Decision, Hint, Refused } from '../net/protocol';
import type { ShownTable } from '../net/shown';
import { sameAction } from '../prompt/choice';

export class Advice {
  thinking = $state(false);
  hints = $state.raw<Hint[]>([]);
  chosen = $state(0); // the plan that is shown on the board
  done = $state(0); // steps of it that were taken
  refused = $state.raw<Refused | null>(null);
  unanswered = $state(false); // the coach did not say anything
  seen = $state(false); // the panel is on the screen
  /** Told of every answer to a question that the coach spoke about: whether it was the best plan. */
  onanswer: (agreed: boolean) => void = () => {};

  #question = ''; // the decision that the next step answers
  #answer: ShownTable['answering'] = null; // what was chosen last
  #left = false; // the table is not shown any more

  constructor(private readonly live: ShownTable) {}

  /** Whether this seat may ask here at all. */
  get allowed(): boolean {
    const { table, seat, play, hints } = this.live;
    return table?.coached === true && seat !== null && !play?.result && hints !== undefined;
  }

  /** Whether there is something to ask about now. */
  get possible(): boolean {
    return this.allowed && !this.thinking && this.live.urgent.length > 0 && !this.live.play?.paused;
  }

  get plan(): Hint | undefined {
    return this.hints[this.chosen];
  }

  /** What comes next in the plan. */
  get step(): Action | null {
    return this.plan?.steps[this.done]?.action ?? null;
  }

  async ask(): Promise<void> {
    if (!this.possible) return;
    this.forget();
    this.thinking = true;
    const told = await this.live.hints?.();
    if (this.#left) return;
    this.thinking = false;
    if (told?.type === 'hints') this.#told(told.decision, told.hints);
    else if (told) this.refused = told;
    else this.unanswered = true;
  }

  /** Show another plan on the board; those that were begun are followed from their beginning. */
  choose(number: number): void {
    this.chosen = number;
  }

  forget(): void {
    this.hints = [];
    this.chosen = 0;
    this.done = 0;
    this.refused = null;
    this.unanswered = false;
  }

  /** Call it where the table is shown: from then on plans are followed, or forgotten. */
  attend(): void {
    $effect(() => {
      const { answering } = this.live;
      if (answering) untrack(() => this.#answered(answering));
    });
    $effect(() => {
      const { urgent } = this.live;
      if (urgent.length > 0) untrack(() => this.#asked(urgent));
    });
    $effect(() => () => {
      this.#left = true;
    });
  }

  #told(question: string, hints: Hint[]): void {
    if (!this.live.decisions.some(({ id }) => id === question)) return; // it was answered meanwhile
    this.hints = hints;
    this.#question = question;
    this.#answer = null;
  }

  #answered(answer: NonNullable<ShownTable['answering']>): void {
    if (answer.decision !== this.#question || this.hints.length === 0) return;
    if (!this.#answer && this.done === 0) {
      const best = this.hints[0]?.steps ?? [];
      this.onanswer(best.some(({ action }) => isAnswer(answer.action, action)));
    }
    this.#answer = answer;
  }

  /** Another question: the plan goes on if the answer before was its next step. */
  #asked(urgent: Decision[]): void {
    if (this.hints.length === 0 || urgent.some(({ id }) => id === this.#question)) return;
    const { step } = this;
    const taken = this.#answer;
    this.#answer = null;
    if (!taken || !step || !isAnswer(taken.action, step)) {
      this.forget();
      return;
    }
    this.done += 1 + (taken.then?.length ?? 0);
    const next = this.step;
    const asked = urgent.find(
      ({ actions }) => next && actions.some((one) => sameAction(one, next)),
    );
    if (asked) this.#question = asked.id;
    else this.forget();
  }
}

/** Whether what was sent as an answer is this action. */
function isAnswer({ verb, args }: Record<string, unknown>, action: Action): boolean {
  return verb === action.verb && JSON.stringify(args) === JSON.stringify(action.args);
}
