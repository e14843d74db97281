/** Writes the log event by event. What is written is never changed, only replaced: who shows it sees by that what is new. */
import type { Event } from '../../net/protocol';
import { joining, opening, type SceneSpec, seatOf } from '../director/scene';
import type { Chapter, Line } from './lines';

export class Writer {
  readonly chapters: Chapter[] = [];
  #line: Line | undefined; // what comes next may belong to it: the last of the last chapter
  #begun = false; // that line came with what comes next
  #ahead = false; // what came at once has begun with that line
  #quiet = false; // nothing in it would be told if something else were

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
      this.chapters.splice(-1, 1, { ...before, heads: [...before.heads, event], seats });
    } else {
      this.chapters.push({ number, heads: [event], seats, lines: [] });
    }
  }

  #add(event: Event, spec: SceneSpec, number: number): void {
    const seat = seatOf(event);
    const how = joining(spec, event);
    const line = this.#line;
    const fits = line && (seat === null || line.seat === null || seat === line.seat);
    const joins = how && (this.#begun || spec.after?.includes(line?.told[0]?.verb ?? ''));
    if (line && fits && how !== 'quietly' && this.#ahead && this.#precedes(line)) {
      this.#quiet = false;
      this.#lead(line, event, spec);
    } else if (line && fits && joins) {
      const told = how === 'also' ? [...line.told, event] : line.told;
      this.#quiet &&= how === 'quietly';
      this.#rewrite({ ...line, events: [...line.events, event], told });
    } else {
      this.#ahead = !this.#begun;
      this.#quiet = how === 'quietly';
      this.#append({ number, seat, spec, events: [event], told: [event] });
    }
    this.#begun = true;
  }

  /** Whether it only leads to what comes next: paid before something is done, or a phase. */
  #precedes({ spec }: Line): boolean {
    return this.#quiet && (spec.topic === 'turn' || this.#begun);
  }

  /** What somebody paid before doing something belongs to what they did. */
  #lead(line: Line, event: Event, spec: SceneSpec): void {
    const seat = line.seat ?? seatOf(event);
    this.#rewrite({ ...line, seat, spec, events: [...line.events, event], told: [event] });
  }

  #append(line: Line): void {
    const last = this.chapters.at(-1);
    this.#line = line;
    if (last) this.chapters.splice(-1, 1, { ...last, lines: [...last.lines, line] });
    else this.chapters.push({ number: line.number, heads: [], seats: [], lines: [line] });
  }

  #rewrite(line: Line): void {
    const last = this.chapters.at(-1);
    this.#line = line;
    if (last) this.chapters.splice(-1, 1, { ...last, lines: [...last.lines.slice(0, -1), line] });
  }
}
