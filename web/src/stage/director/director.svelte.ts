/** Stands between a table and what shows it: what happens there is played, one scene after the other.

What boards see follows the scenes: the view changes where it is told, the log and the next question
wait for what came before them. Nothing is lost and nothing is out of order; what is skipped or comes
too late to be played is shown at once.
*/
import type { Event } from '../../net/protocol';
import { playedByBot, type ShownTable, type ToldTable } from '../../net/shown';
import { type Beat, beatsOf, frameOf } from './beats';
import { Haste } from './haste';
import { Past } from './past.svelte';
import { Playhead } from './playhead';
import { Presented } from './presented.svelte';
import type { GameScenes, Scene } from './scene';
import { leaps } from './tableScenes';
import { realTime, type Timing } from './timing';

export interface Stage {
  timing?: Timing;
  /** How fast others play: 0 at once, 1 normal, 2 twice as fast. */
  pace?: () => number;
}

export class Director extends Presented implements ShownTable {
  scene = $state.raw<Scene | null>(null);
  paused = $state(false);
  pending = $state(0); // scenes that are still to come
  rate = $state(1); // how fast the scene plays: 1 normal, 0 it stands still
  hurried = $state(false); // somebody waits for the viewer: the rest plays faster
  readonly past: Past;

  #queue: Beat[] = [];
  #running: Beat | null = null;
  #scenes = 0;
  readonly #idle = new Set<() => void>();
  readonly #leave: (() => void)[];
  readonly #haste: Haste;
  readonly #head: Playhead;
  readonly #pace: () => number;

  constructor(
    source: ToldTable,
    readonly game: GameScenes,
    { timing = realTime, pace = () => 1 }: Stage = {},
  ) {
    super(source);
    this.#pace = pace;
    this.#haste = new Haste(source, game, timing, pace);
    this.#head = new Playhead(
      timing,
      () => this.#ended(),
      () => this.flush(),
    );
    this.past = new Past(game, timing, {
      changed: () => this.repace(),
      told: ({ event, view }, before) => this.tell([event], view, before ?? this.now.view),
    });
    this.#leave = [
      source.onevents((events) => this.#heard(events)),
      source.onjump(() => this.#jumped()),
    ];
  }

  // How it is shown

  get playing(): boolean {
    return this.scene !== null || this.pending > 0;
  }

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
    const next = this.#queue.findIndex(({ spec }) => spec?.turn);
    for (const beat of this.#queue.splice(0, next < 0 ? this.#queue.length : next)) this.pass(beat);
    this.#advance();
  }

  /** Everything is shown as it is now. */
  flush(): void {
    this.past.end();
    this.#catchUp();
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

  get #stands(): boolean {
    return this.paused || this.past.view !== null;
  }

  #catchUp(): void {
    this.#finish();
    for (const beat of this.#queue.splice(0)) this.pass(beat);
    this.#advance();
  }

  #heard(events: Event[]): void {
    const { source } = this;
    const own = playedByBot(source) ? null : source.seat; // what a bot does in one's place is shown
    const beats = beatsOf(frameOf(source), events, this.game, source.by, own);
    const instant = this.#pace() === 0;
    const waits = instant ? beats.length : beats.findIndex(({ own }) => !own);
    const atOnce = beats.splice(0, waits < 0 ? beats.length : waits);
    this.held.hold(events);
    if (atOnce.length > 0 || events.some(leaps)) this.flush();
    this.#together(atOnce);
    this.#queue.push(...beats);
    if (this.#haste.needed) this.past.end();
    this.#advance();
    this.repace();
  }

  /** What takes no time is seen at once, and all of it together. */
  #together(beats: Beat[]): void {
    const before = this.now.view;
    for (const beat of beats) this.pass(beat);
    const events = beats.flatMap(({ event }) => (event ? [event] : []));
    this.tell(events, this.now.view, before);
  }

  #jumped(): void {
    this.past.end();
    this.#queue = [];
    this.#running = null;
    this.held.tellAll();
    this.now = frameOf(this.source);
    this.#advance();
  }

  #advance(): void {
    while (!this.#running && !this.#stands && this.#queue.length > 0) {
      this.#begin(this.#queue.shift());
    }
    this.pending = this.#queue.length;
    if (this.#running || this.#queue.length > 0) return;
    this.scene = null;
    this.hurried = false;
    this.#haste.deadline = null;
    this.#head.stop();
    for (const done of this.#idle) done();
    this.#idle.clear();
  }

  #begin(beat: Beat | undefined): void {
    if (!beat) return;
    const before = this.now.view;
    this.show(beat);
    const { event, told, spec, seat, ms } = beat;
    this.#running = beat;
    this.#head.load(ms);
    if (event && spec) {
      this.#scenes += 1;
      this.scene = { id: this.#scenes, event, told, seat, spec, ms };
      this.tell([event], this.now.view, before);
    }
    if (ms > 0) this.#run();
    else this.#finish();
  }

  #ended(): void {
    this.#finish();
    this.#advance();
  }

  /** The running scene is over. */
  #finish(): void {
    const beat = this.#running;
    this.#running = null;
    if (beat) this.end(beat);
  }

  #run(): void {
    if (!this.#running) return;
    this.#head.mark();
    this.hurried = this.#haste.needed;
    if (!this.hurried) this.#haste.deadline = null;
    const left = this.#queue.reduce((sum, { ms }) => sum + ms, this.#head.left);
    this.rate = this.#stands ? 0 : this.#haste.rate(left);
    this.#head.run(this.rate, this.rate > 0 ? this.#haste.deadline : null);
  }
}
