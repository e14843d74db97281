import { expect, test } from 'vitest';
import {
  type Analysis,
  byTurns,
  type Course,
  holdings,
  turnEnd,
  turnIndex,
  valueAt,
} from './analysis';
import { apart, linear, range, spaced, stairs, ticks } from './scale';

const course: Course = [
  [0, 2],
  [5, 3],
  [9, 1],
];
const turns = [0, 4, 8].map((at, index) => ({
  at,
  number: index + 1,
  seats: [index % 2],
  moves: 4,
  events: 9,
  about: {},
}));

test('a value counts from the position at which it changed', () => {
  expect([0, 4, 5, 8, 9, 100].map((at) => valueAt(course, at))).toEqual([2, 2, 3, 3, 1, 1]);
});

test('a position belongs to the turn that began last', () => {
  expect([0, 3, 4, 7, 8, 50].map((at) => turnIndex(turns, at))).toEqual([0, 0, 1, 1, 2, 2]);
});

test('a turn ends where the next one begins, the last one with the match', () => {
  const analysis = { turns, last: 12 } as Analysis;
  expect([0, 1, 2].map((index) => turnEnd(analysis, index))).toEqual([4, 8, 12]);
});

test('a value that goes up and down within turns is drawn by what came of them', () => {
  const analysis = { turns, first: 0, last: 12 } as Analysis;
  expect(byTurns(analysis, course)).toEqual([
    [0, 2],
    [4, 2],
    [8, 3],
    [12, 1],
  ]);
});

test('ticks are round and hold all values between them', () => {
  expect(ticks(0, 26)).toEqual([0, 10, 20, 30]);
  expect(ticks(0, 1)).toEqual([0, 1]);
  expect(ticks(-2.3, 4.1)).toEqual([-4, -2, 0, 2, 4, 6]);
});

test('nothing at all still makes a chart', () => {
  expect(range([[[0, 0]]])).toEqual([0, 1]);
  expect(linear(3, 3, 0, 10)(3)).toBe(0);
});

test('what falls below zero is shown', () => {
  expect(range([[[0, 0]], [[0, -3]]])).toEqual([-3, 1]);
});

test('a course is drawn as stairs up to the end of the match', () => {
  const x = linear(0, 10, 0, 100);
  const y = linear(0, 4, 40, 0);
  expect(stairs(course, 10, x, y)).toBe('M0 20H50V10H90V30H100');
});

test('labels on the same height move apart and stay inside', () => {
  expect(apart([10, 10, 50], 8, 0, 100)).toEqual([10, 18, 50]);
  expect(apart([100, 99], 8, 0, 100)).toEqual([100, 92]);
});

test('numbers below a chart leave out those that would touch', () => {
  expect(spaced([0, 10, 24, 30, 60], 24)).toEqual([true, false, true, false, true]);
});

test('what somebody holds lasts until the next one takes it, or to the end', () => {
  const held: Course = [
    [0, -1],
    [3, 1],
    [7, 0],
  ];
  expect(holdings({ last: 9 }, held)).toEqual([
    { from: 3, to: 7, owner: 1 },
    { from: 7, to: 9, owner: 0 },
  ]);
});
