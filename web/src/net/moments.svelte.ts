/** A table without a connection: it shows the frames it is given, one after the other.

Replays and lessons use it, so that boards, prompts and logs are those of a match that is played.
*/
import type { Action, Decision, Event, Play, Section, TableSummary } from './protocol';
import { type Hearing, type ShownTable, type ToldTable, type View, withoutText } from './shown';

/** Everything that is to be seen at one moment. */
export interface Moment {
  view: View;
  words?: Section[] | null;
  decisions: Decision[];
  events: Event[]; // what happened since the frame before
  log: Event[]; // what happened until now, those events included
  play?: Play | null;
  by?: number | null; // whose doing it is, where that is known
}

type Refusal = ShownTable['refusal'];
type Answer = (decision: Decision, action: Action, then: Action[]) => void;

export class MomentTable implements ToldTable {
  viewer = $state(-1);
  seat = $state<number | null>(null);
  table = $state.raw<TableSummary | null>(null);
  view = $state.raw<View | null>(null);
  words = $state.raw<Section[] | null>(null);
  play = $state.raw<Play | null>(null);
  decisions = $state.raw<Decision[]>([]);
  answering = $state.raw<ShownTable['answering']>(null);
  refusal = $state.raw<Refusal>(null);
  log = $state.raw<Event[]>([]);
  fresh = $state.raw<Event[]>([]);
  by = $state<number | null>(null);

  readonly #answer: Answer | undefined;
  readonly #hearings = new Set<Hearing>();
  readonly #jumps = new Set<() => void>();

  /** Without an `answer` nobody can act: the table is only looked at. */
  constructor(table: TableSummary | null, answer?: Answer) {
    this.table = table;
    this.#answer = answer;
  }

  get urgent(): Decision[] {
    return this.decisions.filter((decision) => !decision.idle);
  }

  /** Whose eyes the next frames are seen with; `acts`: their answers count. */
  look(viewer: number, acts = false): void {
    this.viewer = viewer;
    this.seat = acts && viewer >= 0 ? viewer : null;
  }

  /** A frame, without telling how it came to be: a jump, or a step back. */
  show(frame: Moment): void {
    this.#put(frame);
    this.fresh = [];
    for (const hearing of this.#jumps) hearing();
  }

  /** The frame that comes next: boards are told what happened. */
  follow(frame: Moment): void {
    const before = this.view;
    this.#put(frame);
    this.fresh = frame.events;
    for (const hearing of this.#hearings) hearing(frame.events, frame.view, before);
  }

  act(decision: Decision, option: Action, then: Action[] = []): void {
    if (this.answering || !this.#answer) return;
    this.refusal = null;
    this.answering = {
      decision: decision.id,
      action: withoutText(option),
      then: then.map(withoutText),
    };
    this.#answer(decision, option, then);
  }

  /** What was chosen does not happen; without a reason it was just taken back. */
  refuse(refusal: Refusal = null): void {
    this.answering = null;
    this.refusal = refusal;
  }

  onevents(hearing: Hearing): () => void {
    this.#hearings.add(hearing);
    return () => this.#hearings.delete(hearing);
  }

  onjump(hearing: () => void): () => void {
    this.#jumps.add(hearing);
    return () => this.#jumps.delete(hearing);
  }

  #put(frame: Moment): void {
    this.by = frame.by ?? null;
    this.view = frame.view;
    this.words = frame.words ?? null;
    this.decisions = frame.decisions;
    this.play = frame.play ?? null;
    this.log = frame.log.filter((event) => event.text);
    this.answering = null;
    this.refusal = null;
  }
}
