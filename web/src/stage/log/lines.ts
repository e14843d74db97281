/** The log as people read it: turns, and in them one line for each thing that somebody did. */
import type { Event } from '../../net/protocol';
import { type GameScenes, joining, opening, type SceneSpec, seatOf } from '../director/scene';
import { specOf } from '../director/tableScenes';

export interface Line {
  number: number; // of its first event in the log
  seat: number | null;
  spec: SceneSpec;
  events: Event[]; // all that belongs to it
  told: Event[]; // those whose words it shows
}

export interface Chapter {
  number: number; // of its first event in the log
  heads: Event[]; // what it is called by: a day, a turn; none before the first
  seats: number[];
  lines: Line[];
}

export function chaptersOf(log: Event[], start: number, game: GameScenes): Chapter[] {
  const writer = new Writer();
  log.forEach((event, index) => {
    writer.write(event, specOf(game, event), start + index);
  });
  return writer.chapters;
}

class Writer {
  readonly chapters: Chapter[] = [];
  #line: Line | undefined; // what comes next may belong to it
  #begun = false; // that line came with what comes next
  #ahead: Line | undefined; // the line with which what came at once has begun

  write(event: Event, spec: SceneSpec, number: number): void {
    if (event.begins) this.#begun = false;
    if (opening(spec)) this.#open(event, spec, number);
    else this.#add(event, spec, number);
  }

  /** A day and the turn it begins with are one heading. */
  #open(event: Event, spec: SceneSpec, number: number): void {
    const seats = spec.turn?.(event) ?? [];
    const before = this.chapters.at(-1);
    this.#line = undefined;
    this.#begun = false;
    if (before && before.lines.length === 0 && before.seats.length === 0) {
      before.heads.push(event);
      before.seats = seats;
    } else {
      this.chapters.push({ number, heads: [event], seats, lines: [] });
    }
  }

  #add(event: Event, spec: SceneSpec, number: number): void {
    const seat = seatOf(event);
    const how = joining(spec, event);
    const line = this.#line;
    const fits = line && (seat === null || line.seat === null || seat === line.seat);
    if (line && fits && how && (this.#begun || spec.after?.includes(line.told[0]?.verb ?? ''))) {
      line.events.push(event);
      if (how === 'also') line.told.push(event);
    } else if (line && fits && line === this.#ahead && this.#precedes(line)) {
      this.#lead(line, event, spec);
    } else {
      this.#line = { number, seat, spec, events: [event], told: [event] };
      this.#ahead = this.#begun ? undefined : this.#line;
      this.#chapter(number).lines.push(this.#line);
    }
    this.#begun = true;
  }

  /** Whether it only leads to what comes next: paid before something is done, or a phase. */
  #precedes({ events, spec }: Line): boolean {
    const [first, ...others] = events;
    const quiet = first !== undefined && joining(spec, first) === 'quietly';
    return quiet && (spec.topic === 'turn' || (this.#begun && others.length === 0));
  }

  /** What somebody paid before doing something belongs to what they did. */
  #lead(line: Line, event: Event, spec: SceneSpec): void {
    line.events.push(event);
    line.spec = spec;
    line.seat ??= seatOf(event);
    line.told = [event];
  }

  #chapter(number: number): Chapter {
    const last = this.chapters.at(-1);
    if (last) return last;
    const first = { number, heads: [], seats: [], lines: [] };
    this.chapters.push(first);
    return first;
  }
}

export type Filter = 'all' | 'mine' | 'fight' | 'cards';
export const FILTERS: Filter[] = ['all', 'mine', 'fight', 'cards'];

/** What is left of the chapters for those who look for something. */
export function filtered(chapters: Chapter[], filter: Filter, viewer: number): Chapter[] {
  if (filter === 'all') return chapters;
  const wanted = ({ seat, spec }: Line) =>
    filter === 'mine' ? seat === viewer : spec.topic === filter;
  return chapters
    .map((chapter) => ({ ...chapter, lines: chapter.lines.filter(wanted) }))
    .filter(({ lines }) => lines.length > 0);
}
