/** Where a card has room for what grows on it: its corners, and its sides without a road. */
import type { Direction } from '../view';

export interface Spot {
  x: number;
  y: number;
  size: number;
  mirrored: boolean;
}

const CORNERS = [
  [22, 24],
  [78, 22],
  [77, 81],
  [24, 80],
] as const;
const SIDES: readonly [way: Direction, x: number, y: number][] = [
  ['north', 50, 19],
  ['east', 78, 52],
  ['south', 50, 82],
  ['west', 22, 52],
];

/** The same field always looks the same, its neighbours a little different.

Where something is `built`, flag and shield need the upper corners and the middle is taken.
*/
export function spots(exits: Direction[], seed: number, built = false): Spot[] {
  if (built) return placed(CORNERS.slice(2), seed);
  const found: (readonly [number, number])[] = [...CORNERS];
  for (const [way, x, y] of SIDES) if (!exits.includes(way)) found.push([x, y]);
  return placed(found, seed);
}

function placed(found: readonly (readonly [number, number])[], seed: number): Spot[] {
  return found
    .map(([x, y], index) => {
      const chance = scattered(seed * 16 + index);
      return {
        x: x + (chance % 7) - 3,
        y: y + ((chance >> 3) % 7) - 3,
        size: 0.74 + ((chance >> 6) % 5) * 0.06,
        mirrored: ((chance >> 9) & 1) === 1,
      };
    })
    .sort((one, other) => one.y - other.y); // what is nearer is drawn over what is farther
}

/** A number that looks like chance, from 0 to 1023. */
export function scattered(number: number): number {
  let mixed = Math.imul(number + 1, 0x9e3779b1) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 0;
  return (mixed >>> 20) & 1023;
}
