/** What others did since the viewer's last turn: one strip for each turn. */
import type { Event } from '../../net/protocol';
import { added } from '../changes';
import { type Change, type GameScenes, weightOf } from '../director/scene';
import { specOf } from '../director/tableScenes';
import { Chronicle } from '../log/chronicle';
import type { Chapter, Line } from '../log/lines';

export interface Strip {
  number: number; // of its first event in the log
  seats: number[];
  events: Event[]; // every one of them
  lines: Line[];
  ranked: Line[]; // those that matter to others, the weightiest first
  gains: Change[]; // what the turn came to for whose turn it was
}

/** What matters most, in the order it happened. */
export function tilesOf({ lines, ranked }: Strip, most: number): Line[] {
  const chosen = ranked.slice(0, most);
  return lines.filter((line) => chosen.includes(line));
}

/** The strips of a log that grows: those of turns in which nothing has happened since stay as they are. */
export class Strips {
  readonly #chronicle: Chronicle;
  #known = new WeakMap<Chapter, Strip>();
  #viewer = -1;

  constructor(private readonly game: GameScenes) {
    this.#chronicle = new Chronicle(game);
  }

  /** For a spectator: the turns of a whole round. */
  read(log: Event[], start: number, viewer: number, players: number): Strip[] {
    const chapters = since(this.#chronicle.read(log, start), viewer, players);
    if (viewer !== this.#viewer) this.#known = new WeakMap();
    this.#viewer = viewer;
    return chapters.map((chapter) => this.#strip(chapter));
  }

  #strip(chapter: Chapter): Strip {
    const known = this.#known.get(chapter) ?? stripOf(chapter, this.#viewer, this.game);
    this.#known.set(chapter, known);
    return known;
  }
}

/** The turns between the viewer's last one and now, or the one that has just begun. */
function since(chapters: Chapter[], viewer: number, players: number): Chapter[] {
  const now = chapters.at(-1);
  const end = now?.seats.includes(viewer) ? chapters.length - 1 : chapters.length;
  const others = ({ heads, seats }: Chapter) => heads.length > 0 && !seats.includes(viewer);
  const most = viewer < 0 ? players : end;
  let count = 0;
  for (let at = end - 1; at >= end - most; at -= 1) {
    const chapter = chapters[at];
    if (!chapter || !others(chapter)) break;
    count += 1;
  }
  return chapters.slice(end - count, end);
}

function stripOf(
  { number, heads, seats, lines }: Chapter,
  viewer: number,
  game: GameScenes,
): Strip {
  const events = [...heads, ...lines.flatMap((line) => line.events)];
  const weight = (line: Line) =>
    Math.max(...line.events.map((event) => weightOf(specOf(game, event), event, viewer)));
  const ranked = lines
    .map((line) => ({ line, weight: weight(line) }))
    .filter((one) => one.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.line.number - b.line.number)
    .map(({ line }) => line);
  const own = events.filter(({ args }) => args.seat === seats[0]);
  const gains = added(own, game).filter(({ amount }) => amount !== 0);
  return { number, seats, events, lines, ranked, gains };
}
