/** The positions of one viewer in one language, in words or not: fetched in batches, kept as long as the page. */

import type { Lang } from '../i18n/languages';
import { patched } from '../net/patch';
import type { Event, Section } from '../net/protocol';
import type { View } from '../net/shown';
import type { Question, Source, Step } from './source';

/** Positions in a request: few enough to come at once, many enough to scrub through. */
export const BATCH = 50;

export interface ReplayPosition {
  view: View;
  words: Section[] | null;
  question: Question | null;
}

/** A line of the log and the position it belongs to. */
export interface LogLine {
  at: number;
  event: Event;
}

export class PositionCache {
  first = 0;
  last = 0;
  result: number[] | null = null;
  steps: Step[] = [];
  lines: LogLine[] = [];
  loaded = $state(0); // positions that are here

  readonly #positions: ReplayPosition[] = [];
  readonly #asked = new Map<number, Promise<void>>();
  #linesUntil: number[] = []; // by position: how many lines are told then

  constructor(
    private readonly source: Source,
    readonly viewer: number,
    readonly lang: Lang,
    readonly text: boolean,
  ) {}

  /** Everything that happened; positions come later, as they are needed. */
  async begin(): Promise<void> {
    let since: number | null = 0;
    while (since !== null) {
      const page = await this.source.steps(this.viewer, this.lang, since);
      Object.assign(this, { first: page.first, last: page.last, result: page.result });
      this.steps.push(...page.steps);
      since = page.next;
    }
    for (const step of this.steps) {
      for (const event of step.events) {
        if (event.text) this.lines.push({ at: step.number, event });
      }
      this.#linesUntil.push(this.lines.length);
    }
  }

  position(number: number): ReplayPosition | undefined {
    return this.#positions[number];
  }

  /** What was told until a position. */
  told(number: number): number {
    return this.#linesUntil[number] ?? 0;
  }

  /** Whether the whole match is here. */
  get complete(): boolean {
    return this.loaded === this.last - this.first + 1;
  }

  /** Fetch the batch of a position; nothing if it is here or on its way. */
  fetch(number: number): Promise<void> {
    const batch = Math.floor((number - this.first) / BATCH);
    const asked = this.#asked.get(batch) ?? this.#load(batch);
    this.#asked.set(batch, asked);
    return asked;
  }

  /** The next batch to fetch ahead, seen from a position: forwards first, as matches are watched. */
  missing(from: number): number | null {
    for (let number = from; number <= this.last; number += BATCH) {
      if (!this.#positions[number]) return number;
    }
    if (!this.#positions[this.last]) return this.last;
    for (let number = from; number >= this.first; number -= BATCH) {
      if (!this.#positions[number]) return number;
    }
    return this.#positions[this.first] ? null : this.first;
  }

  async #load(batch: number): Promise<void> {
    const since = this.first + batch * BATCH;
    try {
      const page = await this.source.frames(this.viewer, this.lang, this.text, since, BATCH);
      let view: View = {};
      for (const frame of page.frames) {
        view = patched(view, frame.patch);
        const { board: words, question } = frame;
        this.#positions[frame.number] = { view, words, question };
      }
      this.loaded += page.frames.length;
    } catch (error) {
      this.#asked.delete(batch); // so that it can be asked for again
      throw error;
    }
  }
}
