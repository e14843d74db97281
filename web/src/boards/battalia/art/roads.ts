/** Roads of a card as paths in a square of 100. */
import type { Direction, Shape } from '../view';

export const DIRECTIONS: Direction[] = ['north', 'east', 'south', 'west'];

const ENDS: Record<Direction, [x: number, y: number]> = {
  north: [50, 0],
  east: [100, 50],
  south: [50, 100],
  west: [0, 50],
};

/** Where the roads of a shape lead before it is turned. */
export const EXITS: Record<Shape, Direction[]> = {
  dead_end: ['north'],
  straight: ['north', 'south'],
  curve: ['north', 'east'],
  t: ['north', 'east', 'south'],
  x: DIRECTIONS,
};

/** One line for straight roads and curves, else lines that meet in the middle. */
export function roadPath(exits: Direction[]): string {
  const ends = DIRECTIONS.filter((way) => exits.includes(way)).map((way) => ENDS[way]);
  const [one, other, third] = ends;
  if (one && other && !third) {
    const [x1, y1] = one;
    const [x2, y2] = other;
    if (x1 === x2) return `M${x1} ${y1}C44 33 56 67 ${x2} ${y2}`;
    if (y1 === y2) return `M${x1} ${y1}C67 44 33 56 ${x2} ${y2}`;
    return `M${x1} ${y1}Q50 50 ${x2} ${y2}`;
  }
  return ends.map(([x, y]) => `M${x} ${y}L50 50`).join('');
}

/** Where roads lead after quarter turns clockwise. */
export function turned(exits: Direction[], quarters: number): Direction[] {
  return DIRECTIONS.filter((_, index) => {
    const before = DIRECTIONS[(index - quarters + 4) % 4];
    return before !== undefined && exits.includes(before);
  });
}
