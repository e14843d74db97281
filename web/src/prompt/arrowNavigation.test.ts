import { expect, test } from 'vitest';
import { nearest } from './arrowNavigation';

const GRID = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 100, y: y * 100 })));
const CENTRE = { x: 100, y: 100 };

test('an arrow leads to the neighbour that way', () => {
  expect(nearest(CENTRE, GRID, [1, 0])).toBe(5);
  expect(nearest(CENTRE, GRID, [-1, 0])).toBe(3);
  expect(nearest(CENTRE, GRID, [0, -1])).toBe(1);
  expect(nearest(CENTRE, GRID, [0, 1])).toBe(7);
});

test('what lies straight ahead comes before what is nearer but aside', () => {
  const spots = [
    { x: 90, y: 80 },
    { x: 120, y: 0 },
  ];
  expect(nearest({ x: 0, y: 0 }, spots, [1, 0])).toBe(1);
});

test('at the edge an arrow leads nowhere', () => {
  expect(nearest({ x: 200, y: 100 }, GRID, [1, 0])).toBe(-1);
});
