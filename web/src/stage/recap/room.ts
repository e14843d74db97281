/** How much of a recap fits in a row: whole tiles of whole strips. */
import type { Line } from '../log/lines';
import { type Strip, tilesOf } from './strips';

const MOST = 3; // tiles of a strip
const STRIP = 96; // pixels of a strip beside its tiles: whose it is, and the button for the rest
const GAIN = 48; // where there is room for more than a tile
const TILE = 56; // its picture
const LETTER = 6.7;
const LEAST = STRIP + TILE + 40; // less room tells nothing but whose it was, and the button for all of it
export const LINE = 152; // as wide as words become before they take a second line

/** How wide a tile is that says so many letters, in at most two lines. */
export function tileWidth(letters: number): number {
  const words = letters * LETTER;
  return TILE + Math.min(words, Math.max(LINE, words / 2 + 6 * LETTER));
}

/** What is shown of the strips from one on: each with its most important tile, then as many more as fit. */
export function laidOut(
  strips: Strip[],
  from: number,
  room: number,
  letters: (line: Line) => number,
): { strip: Strip; tiles: Line[] }[] {
  const width = ({ gains }: Strip, tiles: Line[]) =>
    tiles.reduce((sum, line) => sum + tileWidth(letters(line)), STRIP + GAIN * gains.length);
  const shown: { strip: Strip; tiles: Line[] }[] = [];
  let left = room;
  for (const strip of strips.slice(from)) {
    const tiles = room < LEAST ? [] : tilesOf(strip, 1);
    left -= width(strip, tiles);
    if (left < 0 && shown.length > 0) break;
    shown.push({ strip, tiles });
  }
  left = room - shown.reduce((sum, { strip, tiles }) => sum + width(strip, tiles), 0);
  for (let most = 2; most <= MOST && room >= LEAST; most += 1) {
    for (const one of shown) {
      const tiles = tilesOf(one.strip, most);
      const more = width(one.strip, tiles) - width(one.strip, one.tiles);
      if (more > left || tiles.length < most) continue;
      left -= more;
      one.tiles = tiles;
    }
  }
  return shown;
}
