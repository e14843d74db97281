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
  const chapters: Chapter[] = [];
  log.forEach((event, index) => {
    const spec = specOf(game, event);
    const number = start + index;
    if (opening(spec)) {
      open(chapters, event, spec, number);
      return;
    }
    if (chapters.length === 0) chapters.push({ number, heads: [], seats: [], lines: [] });
    add(chapters.at(-1) as Chapter, event, spec, number);
  });
  return chapters;
}

/** A day and the turn it begins with are one heading. */
function open(chapters: Chapter[], event: Event, spec: SceneSpec, number: number): void {
  const seats = spec.turn?.(event) ?? [];
  const before = chapters.at(-1);
  if (before && before.lines.length === 0 && before.seats.length === 0) {
    before.heads.push(event);
    before.seats = seats;
  } else {
    chapters.push({ number, heads: [event], seats, lines: [] });
  }
}

function add(chapter: Chapter, event: Event, spec: SceneSpec, number: number): void {
  const line = chapter.lines.at(-1);
  const seat = seatOf(event);
  const how = joining(spec, event);
  if (line && how && (seat === null || line.seat === null || seat === line.seat)) {
    line.events.push(event);
    if (how === 'also') line.told.push(event);
  } else {
    chapter.lines.push({ number, seat, spec, events: [event], told: [event] });
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
