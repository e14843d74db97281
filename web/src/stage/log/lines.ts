/** The log as people read it: turns, and in them one line for each thing that somebody did. */
import type { Event } from '../../net/protocol';
import type { SceneSpec } from '../director/scene';

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

/** Where the last one stands that begins at this number or before it; -1: none does. */
export function placeAt(all: { number: number }[], wanted: number): number {
  let [from, to] = [0, all.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((all[middle]?.number ?? wanted) <= wanted) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

/** The number of the last line before an event, or of the very first. */
export function lineBefore(chapters: Chapter[], number: number): number | undefined {
  for (let place = placeAt(chapters, number - 1); place >= 0; place -= 1) {
    const { lines } = chapters[place] ?? { lines: [] };
    const line = lines[placeAt(lines, number - 1)];
    if (line) return line.number;
  }
  return chapters.find(({ lines }) => lines.length > 0)?.lines[0]?.number;
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
