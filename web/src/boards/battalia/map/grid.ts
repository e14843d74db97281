/** Where fields lie on the map, in units of which a card measures 100. */

export const CARD = 100;
const EDGE = 26; // room for the numbers of rows and columns
const RIM = 12;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export function placeOf(name: string): { row: number; column: number } {
  const [row = 0, column = 0] = name.split(',').map(Number);
  return { row, column };
}

/** The upper left corner of a field. */
export function cornerOf(name: string): Point {
  const { row, column } = placeOf(name);
  return { x: (column - 1) * CARD, y: (row - 1) * CARD };
}

/** The part of the plane that is shown: all fields there are, and the numbers at two edges. */
export function sheetOf(names: string[]): Box {
  const places = names.map(placeOf);
  const rows = places.map(({ row }) => row);
  const columns = places.map(({ column }) => column);
  const left = (Math.min(...columns) - 1) * CARD;
  const top = (Math.min(...rows) - 1) * CARD;
  return {
    x: left - EDGE,
    y: top - EDGE,
    width: Math.max(...columns) * CARD - left + EDGE + RIM,
    height: Math.max(...rows) * CARD - top + EDGE + RIM,
  };
}

/** The numbers from the first to the last row or column that is shown. */
export function shownNumbers(names: string[], of: 'row' | 'column'): number[] {
  const numbers = names.map((name) => placeOf(name)[of]);
  const first = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - first + 1 }, (_, index) => first + index);
}

const WAYS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The field an arrow key leads to: the nearest one that way, straight ahead before aside. */
export function nextField(from: string, key: string, among: string[]): string | null {
  const way = WAYS[key];
  if (!way) return null;
  const start = cornerOf(from);
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const name of among) {
    const there = cornerOf(name);
    const ahead = (there.x - start.x) * way.x + (there.y - start.y) * way.y;
    if (ahead <= 0) continue;
    const aside = Math.abs((there.x - start.x) * way.y) + Math.abs((there.y - start.y) * way.x);
    const far = ahead + 2 * aside;
    if (far < least) {
      least = far;
      best = name;
    }
  }
  return best;
}

/** Where the feet of the figures on one field stand, and how large they are drawn. */
export function standing(count: number): (Point & { size: number })[] {
  const perRow = count <= 3 ? 3 : count <= 8 ? 4 : 6;
  const size = perRow === 3 ? 0.95 : perRow === 4 ? 0.72 : 0.5;
  const rows = Math.ceil(count / perRow);
  const spots: (Point & { size: number })[] = [];
  for (let index = 0; index < count; index++) {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const x = 84 - (inRow - 1 - (index % perRow)) * (90 / perRow);
    spots.push({ x, y: 91 - (rows - 1 - row) * 42 * size, size });
  }
  return spots;
}
