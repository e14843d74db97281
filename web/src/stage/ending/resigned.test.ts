import { expect, test } from 'vitest';
import type { Side } from '../../boards/games';
import { gaveUp } from './resigned';

const sides = [[0], [1], [2]].map((seats) => ({ seats, points: 0 }));
const players = (...resigned: boolean[]) => resigned.map((one) => ({ bot: null, resigned: one }));
const first = ({ seats }: Side) => seats.includes(0);

test('a match that everybody else has resigned from ended by that', () => {
  expect(gaveUp(sides, first, players(false, true, true))).toEqual([1, 2]);
});

test('a match that somebody played to its end did not', () => {
  expect(gaveUp(sides, first, players(false, true, false))).toEqual([]);
  expect(gaveUp(sides, () => true, players(false, false, false))).toEqual([]);
});
