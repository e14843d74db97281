/** A replay that is looked at: whose eyes, which position, and what there is to see. */

import type { Lang } from '../i18n/languages';
import { MomentTable } from '../net/moments.svelte';
import type { Play, TableSummary } from '../net/protocol';
import { PositionCache } from './positionCache.svelte';
import type { Question, Source } from './source';
import { nextTurn, previousTurn, type Turn, turnsIn } from './turns';

export class ReplayPlayer {
  readonly table: MomentTable;
  at = $state(0); // the position that is wanted; the one shown follows as soon as it is here
  viewer = $state(-1);
  cache = $state.raw<PositionCache | null>(null);
  question = $state.raw<Question | null>(null);
  waiting = $state(false);

  readonly first = $derived(this.cache?.first ?? 0);
  readonly last = $derived(this.cache?.last ?? 0);
  readonly turns: Turn[] = $derived(this.cache ? turnsIn(this.cache.lines, this.cache.first) : []);

  #shown = -1;
  #wanted = ''; // the cache that was asked for last
  #reels = new Map<string, PositionCache>();
  #ahead = false;
  #closed = false;

  constructor(
    readonly source: Source,
    card: TableSummary,
    at: number,
  ) {
    this.table = new MomentTable(card);
    this.at = at;
  }

  /** Look with other eyes, in another language or in words at the same position. */
  async look(viewer: number, lang: Lang, text: boolean): Promise<void> {
    this.viewer = viewer;
    const key = `${viewer} ${lang} ${text}`;
    this.#wanted = key;
    let cache = this.#reels.get(key);
    if (!cache) {
      cache = new PositionCache(this.source, viewer, lang, text);
      await cache.begin();
      this.#reels.set(key, cache);
    }
    if (this.#wanted !== key) return; // somebody was faster
    this.cache = cache;
    this.#shown = -1;
    await this.go(this.at);
  }

  /** Show a position; one step forward is played, anything else is a jump. */
  async go(number: number): Promise<void> {
    const cache = this.cache;
    if (!cache) return;
    this.at = Math.min(Math.max(number, cache.first), cache.last);
    const at = this.at;
    if (!cache.position(at)) {
      this.waiting = true;
      try {
        await cache.fetch(at);
      } finally {
        this.waiting = false;
      }
    }
    if (this.at !== at || this.cache !== cache) return; // overtaken
    this.#show(cache, at);
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
    return this.cache !== null && this.at >= this.last;
  }

  close(): void {
    this.#closed = true;
  }

  #show(cache: PositionCache, at: number): void {
    const position = cache.position(at);
    if (!position) return;
    const events = cache.steps[at]?.events ?? [];
    const frame = {
      view: position.view,
      words: position.words,
      decisions: [],
      events,
      log: cache.lines.slice(0, cache.told(at)).map((line) => line.event),
      play: ended(at === cache.last ? cache.result : null),
    };
    this.table.look(cache.viewer);
    if (at === this.#shown + 1) this.table.follow(frame);
    else if (at !== this.#shown) this.table.show(frame);
    this.#shown = at;
    this.question = position.question;
  }

  /** The rest of the match, one request after the other: scrubbing shall not have to wait. */
  async #fetchAhead(): Promise<void> {
    if (this.#ahead) return;
    this.#ahead = true;
    try {
      for (;;) {
        const cache: PositionCache | null = this.cache;
        const next = cache?.missing(this.at) ?? null;
        if (this.#closed || !cache || next === null) return;
        await cache.fetch(next);
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
  const nothing = { paused: false, players: [], proposal: null, undo: null };
  return { clock: { ...clock, seats: [] }, ...nothing, result };
}
