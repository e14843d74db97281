import { expect, test } from 'vitest';
import { directions, EAST, NORTH, roadPath, SOUTH, turned, WEST } from './roads';
import { spots } from './spots';

test('roads end in the middle of the sides they lead to', () => {
  expect(roadPath(NORTH | SOUTH)).toMatch(/^M50 0.* 50 100$/);
  expect(roadPath(EAST | WEST)).toMatch(/^M100 50.* 0 50$/);
  expect(roadPath(NORTH | EAST)).toBe('M50 0Q50 50 100 50');
  expect(roadPath(15).match(/L50 50/g)).toHaveLength(4);
  expect(roadPath(SOUTH)).toBe('M50 100L50 50');
});

test('a card is turned clockwise by quarters', () => {
  expect(turned(NORTH, 1)).toBe(EAST);
  expect(turned(NORTH | EAST, 3)).toBe(WEST | NORTH);
  expect(turned(7, 2)).toBe(SOUTH | WEST | NORTH);
});

test('directions are named as the exits say', () => {
  expect(directions(NORTH | WEST)).toEqual(['north', 'west']);
});

test('nothing grows on a road, and a field always looks the same', () => {
  expect(spots(15, 3)).toHaveLength(4);
  expect(spots(NORTH | SOUTH, 3)).toHaveLength(6);
  expect(spots(NORTH | SOUTH, 3)).toEqual(spots(NORTH | SOUTH, 3));
  expect(spots(NORTH | SOUTH, 3)).not.toEqual(spots(NORTH | SOUTH, 4));
});
