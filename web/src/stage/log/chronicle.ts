/** The chapters of a log that grows: only what has been added since is read. */
import type { Event } from '../../net/protocol';
import type { GameScenes } from '../director/scene';
import { specOf } from '../director/tableScenes';
import type { Chapter } from './lines';
import { Writer } from './writer';

export class Chronicle {
  #writer = new Writer();
  #read: Event[] = [];
  #start = 0;
  #chapters: Chapter[] = [];

  constructor(private readonly game: GameScenes) {}

  /** Chapters and lines in which nothing has changed are the same objects as before. */
  read(log: Event[], start: number): Chapter[] {
    const known = this.#goesOn(log, start) ? this.#read.length : 0;
    if (known === 0) this.#writer = new Writer();
    for (let at = known; at < log.length; at += 1) {
      const event = log[at];
      if (event) this.#writer.write(event, specOf(this.game, event), start + at);
    }
    if (known === 0 || log.length > known) this.#chapters = [...this.#writer.chapters];
    this.#read = log;
    this.#start = start;
    return this.#chapters;
  }

  /** Whatever came in between, or another language, would have moved or replaced the last. */
  #goesOn(log: Event[], start: number): boolean {
    const last = this.#read.length - 1;
    return start === this.#start && log[0] === this.#read[0] && log[last] === this.#read[last];
  }
}

/** The chapters of a log that is there at once. */
export function chaptersOf(log: Event[], start: number, game: GameScenes): Chapter[] {
  return new Chronicle(game).read(log, start);
}
