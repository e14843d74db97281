/** Stands between a table and what shows it: what happens there is played, one scene after the other.

What boards see follows the scenes: the view changes where it is told, the log and the next question
wait for what came before them. Nothing is lost and nothing is out of order; what is skipped or comes
too late to be played is shown at once.
*/
import type { Decision, Event, Play } from '../../net/protocol';
import type { Hearing, ShownTable, ToldTable, View } from '../../net/shown';
import { type Beat, beatsOf, type Frame, frameOf } from './beats';
import { PassThrough } from './passThrough';
import { Past } from './past.svelte';
import { Playhead } from './playhead';
import type { GameScenes, Scene } from './scene';
import { leaps } from './tableScenes';
import { realTime, type Timing } from './timing';

export const CATCH_UP = 4; // times as fast as usual, while somebody waits for the viewer
export const PATIENCE = 2000; // milliseconds that a question waits at most
const KEPT = 400; // events whose boards can still be looked at

export interface Stage {
  timing?: Timing;
  /** How fast others play: 0 at once, 1 normal, 2 twice as fast. */
  pace?: () => number;
}

export class Director extends PassThrough implements ShownTable {
  scene = $state.raw<Scene | null>(null);
  paused = $state(false);
  pending = $state(0); // scenes that are still to come
  rate = $state(1); // how fast the scene plays: 1 normal, 0 it stands still
  hurried = $state(false); // somebody waits for the viewer: the rest plays faster
  readonly past: Past;

  #now = $state.raw<Frame>({ view: null, words: null, decisions: [], result: null });
  readonly #held = new Set<Event>(); // lines of the log that are not told yet
  #lines = $state(0); // changes with them
  readonly #log: Event[] = $derived.by(() => this.#told());
  readonly #play: Play | null = $derived.by(() => this.#played());
  readonly #decisions: Decision[] = $derived.by(() => this.#answerable());
  #queue: Beat[] = [];
  #running: Beat | null = null;
  #deadline: number | null = null;
  #scenes = 0;
  readonly #views = new Map<Event, View>();
  readonly #hearings = new Set<Hearing>();
  readonly #idle = new Set<() => void>();
  readonly #leave: (() => void)[];
  readonly #timing: Timing;
  readonly #head: Playhead;
  readonly #pace: () => number;

  constructor(
    source: ToldTable,
    readonly game: GameScenes,
    { timing = realTime, pace = () => 1 }: Stage = {},
  ) {
    super(source);
    this.#timing = timing;
    this.#head = new Playhead(
      timing,
      () => this.#ended(),
      () => this.flush(),
    );
    this.#pace = pace;
    this.#now = frameOf(source);
    this.past = new Past(game, timing, {
      changed: () => this.repace(),
      told: ({ event, view }, before) => this.#tell([event], view, before ?? this.#now.view),
    });
    this.#leave = [
      source.onevents((events) => this.#heard(events)),
      source.onjump(() => this.#jumped()),
    ];
  }

  // What is shown

  get view(): View | null {
    return this.past.view ?? this.#now.view;
  }
  get words(): ShownTable['words'] {
    return this.#now.words;
  }
  get play(): Play | null {
    return this.#play;
  }
  /** What can be answered: asked here, and still open there. */
  get decisions(): Decision[] {
    return this.#decisions;
  }
  get urgent(): Decision[] {
    return this.seat === null ? [] : this.decisions.filter((decision) => !decision.idle);
  }
  get log(): Event[] {
    return this.#log;
  }

  /** Told what is shown, in order, once each: with every scene its event; what is skipped is not told. */
  onevents(hearing: Hearing): () => void {
    this.#hearings.add(hearing);
    return () => this.#hearings.delete(hearing);
  }

  /** The board as it was when this was shown, as long as that is remembered. */
  viewAt(event: Event): View | undefined {
    return this.#views.get(event);
  }

  // How it is shown

  pause(paused = !this.paused): void {
    this.paused = paused;
    this.repace();
  }

  /** On with the next scene, even while everything stands still. */
  next(): void {
    this.#finish();
    if (this.#stands) this.#begin(this.#queue.shift());
    this.#advance();
  }

  /** On with the next turn; what is left of this one is shown at once. */
  skip(): void {
    this.past.end();
    this.#finish();
    while (this.#queue[0] && !this.#queue[0].spec?.turn) this.#pass(this.#queue.shift());
    this.#advance();
  }

  /** Everything is shown as it is now. */
  flush(): void {
    this.past.end();
    this.#catchUp();
  }

  get #stands(): boolean {
    return this.paused || this.past.view !== null;
  }

  /** Resolved as soon as nothing is left to be shown. */
  settled(): Promise<void> {
    if (!this.#running && this.#queue.length === 0) return Promise.resolve();
    return new Promise((done) => this.#idle.add(done));
  }

  /** Time goes on at another speed from now on. */
  repace(): void {
    if (this.#pace() === 0) {
      this.#catchUp();
      return;
    }
    if (!this.#running) this.#advance();
    this.#run();
  }

  close(): void {
    for (const leave of this.#leave) leave();
    this.past.end();
    this.#queue = [];
    this.#head.stop();
  }

  // How it goes on

  #catchUp(): void {
    this.#finish();
    for (const beat of this.#queue.splice(0)) this.#pass(beat);
    this.#advance();
  }

  #heard(events: Event[]): void {
    const { source } = this;
    const beats = beatsOf(frameOf(source), events, this.game, source.by, source.seat);
    const instant = this.#pace() === 0;
    const waits = instant ? beats.length : beats.findIndex(({ own }) => !own);
    const atOnce = beats.splice(0, waits < 0 ? beats.length : waits);
    for (const event of events) this.#held.add(event);
    this.#lines += 1;
    if (atOnce.length > 0 || events.some(leaps)) this.flush();
    this.#together(atOnce);
    this.#queue.push(...beats);
    if (this.#interrupted()) this.past.end();
    this.#advance();
    this.repace();
  }

  /** What takes no time is seen at once, and all of it together. */
  #together(beats: Beat[]): void {
    const before = this.#now.view;
    for (const beat of beats) this.#pass(beat);
    const events = beats.flatMap(({ event }) => (event ? [event] : []));
    if (events.length > 0 && this.#now.view) this.#tell(events, this.#now.view, before);
  }

  #jumped(): void {
    this.past.end();
    this.#queue = [];
    this.#running = null;
    this.#held.clear();
    this.#lines += 1;
    this.#now = frameOf(this.source);
    this.#advance();
  }

  #advance(): void {
    while (!this.#running && !this.#stands && this.#queue.length > 0) {
      this.#begin(this.#queue.shift());
    }
    this.pending = this.#queue.length;
    if (this.#running || this.#queue.length > 0) return;
    this.scene = null;
    this.#deadline = null;
    this.hurried = false;
    this.#head.stop();
    for (const done of this.#idle) done();
    this.#idle.clear();
  }

  #begin(beat: Beat | undefined): void {
    if (!beat) return;
    const before = this.#now.view;
    this.#show(beat);
    const { event, spec, seat, ms } = beat;
    this.#running = beat;
    this.#head.load(ms);
    if (event && spec) {
      this.#scenes += 1;
      this.scene = { id: this.#scenes, event, seat, spec, ms };
      if (this.#now.view) this.#tell([event], this.#now.view, before);
    }
    if (ms > 0) this.#run();
    else this.#finish();
  }

  #ended(): void {
    this.#finish();
    this.#advance();
  }

  /** The running scene is over: what it leads to can be answered. */
  #finish(): void {
    const beat = this.#running;
    this.#running = null;
    if (beat) this.#close(beat);
  }

  /** A beat that is not played. */
  #pass(beat: Beat | undefined): void {
    if (!beat) return;
    this.#show(beat);
    this.#close(beat);
  }

  #show({ frame, event, spec, last }: Beat): void {
    const { view } = this.#now;
    const shown = last ? frame.view : view && event && (spec?.step?.(view, event) ?? view);
    this.#now = { ...this.#now, view: shown, words: last ? frame.words : this.#now.words };
    if (!event) return;
    this.#held.delete(event);
    this.#lines += 1;
    if (shown) this.#remember(event, shown);
  }

  #close({ frame, last }: Beat): void {
    if (last) this.#now = { ...frame };
  }

  #remember(event: Event, view: View): void {
    this.#views.set(event, view);
    for (const old of this.#views.keys()) {
      if (this.#views.size <= KEPT) break;
      this.#views.delete(old);
    }
  }

  #tell(events: Event[], view: View, before: View | null): void {
    for (const hearing of this.#hearings) hearing(events, view, before);
  }

  // Time

  #run(): void {
    if (!this.#running) return;
    this.#head.mark();
    this.rate = this.#speed();
    this.#head.run(this.rate, this.rate > 0 ? this.#deadline : null);
  }

  #speed(): number {
    this.hurried = this.#interrupted();
    if (!this.hurried) this.#deadline = null;
    if (this.#stands) return 0;
    const usual = this.#pace();
    if (!this.hurried) return usual;
    const now = this.#timing.now();
    this.#deadline ??= now + PATIENCE;
    const rest = this.#queue.reduce((sum, { ms }) => sum + ms, this.#head.left);
    return Math.max(usual * CATCH_UP, rest / Math.max(1, this.#deadline - now));
  }

  /** Others cannot go on, or the viewer's time runs. What only begins the viewer's turn can wait. */
  #interrupted(): boolean {
    const { seat, urgent, view, play } = this.source;
    if (seat === null || urgent.length === 0) return false;
    const time = play?.clock.seats[seat];
    if (time?.running && time.remaining !== null) return true;
    const turn = view ? this.game.turnOf(view) : [];
    return turn.length > 0 && !turn.includes(seat);
  }

  #answerable(): Decision[] {
    if (this.past.view) return [];
    const open = new Set(this.source.decisions.map((decision) => decision.id));
    return this.#now.decisions.filter((decision) => open.has(decision.id));
  }

  #told(): Event[] {
    const { log } = this.source;
    void this.#lines;
    return this.#held.size > 0 ? log.filter((event) => !this.#held.has(event)) : log;
  }

  #played(): Play | null {
    const { play } = this.source;
    return play && { ...play, result: this.#now.result };
  }
}
