/** The land in the picture of Battalia: square cards in a view from above and aside. */

export type Terrain = 'woods' | 'rocks' | 'canyon' | 'lake' | 'frost' | 'jungle' | 'meadow';

export interface Tile {
  x: number;
  y: number;
  terrain: Terrain;
  built: '' | 'city' | 'castle' | 'gate';
}

const ROWS = [
  'ffrrrwww',
  'frrrwwwm',
  'rrmmmwcc',
  'wwmGmccc',
  'wwmmmccl',
  'jwmlmmll',
  'jjmllmll',
  'jjjlllml',
];
const NAMES: Record<string, Terrain> = {
  w: 'woods',
  r: 'rocks',
  c: 'canyon',
  l: 'lake',
  f: 'frost',
  j: 'jungle',
  m: 'meadow',
  G: 'meadow',
};
const BUILT: Record<string, Tile['built']> = {
  '3,3': 'gate',
  '2,4': 'city',
  '5,2': 'castle',
  '5,5': 'city',
  '1,4': 'castle',
};
export const HALF = 66; // half the width of a card on the picture
const DEPTH = 33;

/** The middle of a card. */
export function middle(row: number, column: number): { x: number; y: number } {
  return { x: 400 + (column - row) * HALF, y: 150 + (column + row) * DEPTH };
}

/** All cards, those behind first. */
export const TILES: Tile[] = ROWS.flatMap((line, row) =>
  [...line].map((letter, column) => ({
    ...middle(row, column),
    terrain: NAMES[letter] ?? 'meadow',
    built: BUILT[`${row},${column}`] ?? ('' as const),
  })),
).sort((a, b) => a.y - b.y);

/** Roads as lines from card to card. */
export const ROADS = [
  [
    [1, 4],
    [2, 4],
    [3, 4],
    [3, 3],
    [4, 3],
    [4, 2],
    [5, 2],
    [6, 2],
  ],
  [
    [3, 4],
    [4, 4],
    [5, 4],
    [5, 5],
    [6, 5],
  ],
  [
    [2, 2],
    [3, 2],
    [3, 3],
  ],
].map((road) =>
  road.map(([row = 0, column = 0]) => Object.values(middle(row, column)).join(' ')).join(' L '),
);
