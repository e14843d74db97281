/** Roads of a card as paths in a square of 100; bits of `exits` as in views. */
export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;

const ENDS: readonly [bit: number, x: number, y: number][] = [
  [NORTH, 50, 0],
  [EAST, 100, 50],
  [SOUTH, 50, 100],
  [WEST, 0, 50],
];

/** One line for straight roads and curves, else lines that meet in the middle. */
export function roadPath(exits: number): string {
  const ends = ENDS.filter(([bit]) => exits & bit);
  const [one, other, third] = ends;
  if (one && other && !third) {
    const [, x1, y1] = one;
    const [, x2, y2] = other;
    if (x1 === x2) return `M${x1} ${y1}C44 33 56 67 ${x2} ${y2}`;
    if (y1 === y2) return `M${x1} ${y1}C67 44 33 56 ${x2} ${y2}`;
    return `M${x1} ${y1}Q50 50 ${x2} ${y2}`;
  }
  return ends.map(([, x, y]) => `M${x} ${y}L50 50`).join('');
}

/** The exits of a card after quarter turns clockwise. */
export function turned(exits: number, quarters: number): number {
  const moved = exits << (quarters & 3);
  return (moved | (moved >> 4)) & 15;
}

/** The directions in which roads leave, in words of the texts. */
export function directions(exits: number): string[] {
  return ['north', 'east', 'south', 'west'].filter((_, index) => exits & (1 << index));
}
