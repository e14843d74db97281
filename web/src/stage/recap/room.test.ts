import { expect, test } from 'vitest';
import type { Line } from '../log/lines';
import { laidOut, tileWidth } from './room';
import type { Strip } from './strips';

const strip = (number: number, lines: number): Strip => {
  const all = Array.from({ length: lines }, (_, at) => ({ number: at }) as Line);
  return { number, seats: [number], events: [], lines: all, ranked: all, gains: [] };
};
const laid = (room: number, strips: Strip[], from = 0) =>
  laidOut(strips, from, room, () => 10).map(({ strip, tiles }) => [strip.number, tiles.length]);

test('every player is in sight before anybody has a second tile', () => {
  const two = [strip(1, 5), strip(2, 5)];
  expect(laid(450, two)).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect(laid(600, two)).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(laid(9000, two)).toEqual([
    [1, 3],
    [2, 3],
  ]);
});

test('what does not fit comes when one goes on, and whose turn it was always fits', () => {
  const three = [strip(1, 2), strip(2, 0), strip(3, 2)];
  expect(laid(200, three)).toEqual([[1, 1]]);
  expect(laid(190, three)).toEqual([[1, 0]]); // a tile would be cut: the button beside it tells all
  expect(laid(10, three, 1)).toEqual([[2, 0]]);
  expect(laid(330, three, 1)).toEqual([
    [2, 0],
    [3, 1],
  ]);
});

test('words take a second line before they make a tile wide', () => {
  expect(tileWidth(8)).toBeLessThan(tileWidth(20));
  expect(tileWidth(26)).toBe(tileWidth(30));
  expect(tileWidth(60)).toBeLessThan(60 * 6);
});
