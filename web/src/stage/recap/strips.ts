/** What others did since the viewer's last turn: one strip for each turn. */
import type { Event } from '../../net/protocol';
import { added } from '../changes';
import { type Change, type GameScenes, weightOf } from '../director/scene';
import { specOf } from '../director/tableScenes';
import { type Chapter, chaptersOf, type Line } from '../log/lines';

export interface Strip {
  number: number; // of its first event in the log
  seats: number[];
  events: Event[]; // every one of them
  tiles: Line[]; // what matters most, in the order it happened
  rest: number; // how many lines there are beside them
  gains: Change[]; // what the turn came to for whose turn it was
}

const TILES = 3;

/** For a spectator: the turns of a whole round. */
export function stripsOf(
  log: Event[],
  start: number,
  viewer: number,
  players: number,
  game: GameScenes,
): Strip[] {
  const chapters = chaptersOf(log, start, game).filter(({ heads }) => heads.length > 0);
  return since(chapters, viewer, players).map((chapter) => stripOf(chapter, viewer, game));
}

/** The turns between the viewer's last one and now, or the one that has just begun. */
function since(chapters: Chapter[], viewer: number, players: number): Chapter[] {
  if (viewer < 0) return chapters.slice(-players);
  const mine = ({ seats }: Chapter) => seats.includes(viewer);
  const now = chapters.at(-1);
  const others = now && mine(now) ? chapters.slice(0, -1) : chapters;
  return others.slice(others.map(mine).lastIndexOf(true) + 1);
}

function stripOf(
  { number, heads, seats, lines }: Chapter,
  viewer: number,
  game: GameScenes,
): Strip {
  const events = [...heads, ...lines.flatMap((line) => line.events)];
  const weight = (line: Line) =>
    Math.max(...line.events.map((event) => weightOf(specOf(game, event), event, viewer)));
  const chosen = lines
    .map((line) => ({ line, weight: weight(line) }))
    .filter((one) => one.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.line.number - b.line.number)
    .slice(0, TILES)
    .map(({ line }) => line);
  const tiles = lines.filter((line) => chosen.includes(line));
  const own = events.filter(({ args }) => args.seat === seats[0]);
  const gains = added(own, game).filter(({ amount }) => amount !== 0);
  return { number, seats, events, tiles, rest: lines.length - tiles.length, gains };
}
