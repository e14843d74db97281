/** A replay that is looked at: whose eyes, which position, and what there is to see. */
import { FrameTable } from '../net/frames.svelte';
import type { Play, TableCard } from '../net/protocol';
import type { Lang } from '../settings/settings.svelte';
import { Reel } from './reel.svelte';
import type { Question, Source } from './source';
import { nextTurn, previousTurn, type Turn, turnsIn } from './turns';

export class Film {
  readonly table: FrameTable;
  at = $state(0); // the position that is wanted; the one shown follows as soon as it is here
  viewer = $state(-1);
  reel = $state.raw<Reel | null>(null);
  question = $state.raw<Question | null>(null);
  waiting = $state(false);

  readonly first = $derived(this.reel?.first ?? 0);
  readonly last = $derived(this.reel?.last ?? 0);
  readonly turns: Turn[] = $derived(this.reel ? turnsIn(this.reel.lines, this.reel.first) : []);

  #shown = -1;
  #wanted = ''; // the reel that was asked for last
  #reels = new Map<string, Reel>();
  #ahead = false;
  #closed = false;

  constructor(
    readonly source: Source,
    card: TableCard,
    at: number,
  ) {
    this.table = new FrameTable(card);
    this.at = at;
  }

  /** Look with other eyes, in another language or in words at the same position. */
  async look(viewer: number, lang: Lang, text: boolean): Promise<void> {
    this.viewer = viewer;
    const key = `${viewer} ${lang} ${text}`;
    this.#wanted = key;
    let reel = this.#reels.get(key);
    if (!reel) {
      reel = new Reel(this.source, viewer, lang, text);
      await reel.begin();
      this.#reels.set(key, reel);
    }
    if (this.#wanted !== key) return; // somebody was faster
    this.reel = reel;
    this.#shown = -1;
    await this.go(this.at);
  }

  /** Show a position; one step forward is played, anything else is a jump. */
  async go(number: number): Promise<void> {
    const reel = this.reel;
    if (!reel) return;
    this.at = Math.min(Math.max(number, reel.first), reel.last);
    const at = this.at;
    if (!reel.still(at)) {
      this.waiting = true;
      try {
        await reel.fetch(at);
      } finally {
        this.waiting = false;
      }
    }
    if (this.at !== at || this.reel !== reel) return; // overtaken
    this.#show(reel, at);
    void this.#fetchAhead();
  }

  step(by: number): Promise<void> {
    return this.go(this.at + by);
  }

  toTurn(direction: 1 | -1): Promise<void> {
    const found = (direction > 0 ? nextTurn : previousTurn)(this.turns, this.at);
    return this.go(found ?? (direction > 0 ? this.last : this.first));
  }

  get atEnd(): boolean {
    return this.reel !== null && this.at >= this.last;
  }

  close(): void {
    this.#closed = true;
  }

  #show(reel: Reel, at: number): void {
    const still = reel.still(at);
    if (!still) return;
    const events = reel.steps[at]?.events ?? [];
    const frame = {
      view: still.view,
      words: still.words,
      decisions: [],
      events,
      log: reel.lines.slice(0, reel.told(at)).map((line) => line.event),
      play: ended(at === reel.last ? reel.result : null),
    };
    this.table.look(reel.viewer);
    if (at === this.#shown + 1) this.table.follow(frame);
    else if (at !== this.#shown) this.table.show(frame);
    this.#shown = at;
    this.question = still.question;
  }

  /** The rest of the match, one request after the other: scrubbing shall not have to wait. */
  async #fetchAhead(): Promise<void> {
    if (this.#ahead) return;
    this.#ahead = true;
    try {
      for (;;) {
        const reel: Reel | null = this.reel;
        const next = reel?.missing(this.at) ?? null;
        if (this.#closed || !reel || next === null) return;
        await reel.fetch(next);
      }
    } catch {
      // whoever goes there will ask again, and hear why it does not come
    } finally {
      this.#ahead = false;
    }
  }
}

function ended(result: number[] | null): Play {
  const clock = { kind: 'none', at: 0, paused: false, playing_time_left: null, seats: [] } as const;
  return { clock: { ...clock, seats: [] }, paused: false, players: [], proposal: null, result };
}
