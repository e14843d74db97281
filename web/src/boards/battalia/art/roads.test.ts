import { expect, test } from 'vitest';
import { DIRECTIONS, EXITS, roadPath, turned } from './roads';
import { spots } from './spots';

test('roads end in the middle of the sides they lead to', () => {
  expect(roadPath(['north', 'south'])).toMatch(/^M50 0.* 50 100$/);
  expect(roadPath(['east', 'west'])).toMatch(/^M100 50.* 0 50$/);
  expect(roadPath(['north', 'east'])).toBe('M50 0Q50 50 100 50');
  expect(roadPath(DIRECTIONS).match(/L50 50/g)).toHaveLength(4);
  expect(roadPath(['south'])).toBe('M50 100L50 50');
});

test('a card is turned clockwise by quarters', () => {
  expect(turned(['north'], 1)).toEqual(['east']);
  expect(turned(EXITS.curve, 3)).toEqual(['north', 'west']);
  expect(turned(EXITS.t, 2)).toEqual(['north', 'south', 'west']);
});

test('nothing grows on a road, and a field always looks the same', () => {
  expect(spots(DIRECTIONS, 3)).toHaveLength(4);
  expect(spots(EXITS.straight, 3)).toHaveLength(6);
  expect(spots(EXITS.straight, 3)).toEqual(spots(EXITS.straight, 3));
  expect(spots(EXITS.straight, 3)).not.toEqual(spots(EXITS.straight, 4));
});
