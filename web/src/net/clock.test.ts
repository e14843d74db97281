import { expect, test } from 'vitest';
import { asTime, left, warning } from './clock';
import type { Play } from './protocol';

const play = (running: boolean, paused = false): Play => ({
  clock: {
    kind: 'turn',
    at: 5_000_000,
    paused,
    playing_time_left: null,
    seats: [{ running, remaining: 60_000, used: 0 }],
  },
  players: [],
  paused,
  proposal: null,
  undo: null,
  result: null,
});

test('a running clock is counted on from when it was heard of', () => {
  expect(left(play(true), 0, 1000, 11_000)).toBe(50_000);
});

test('a clock that stands, and all clocks in a pause, stay as they are', () => {
  expect(left(play(false), 0, 1000, 11_000)).toBe(60_000);
  expect(left(play(true, true), 0, 1000, 11_000)).toBe(60_000);
});

test('nobody has less than nothing', () => {
  expect(left(play(true), 0, 0, 90_000)).toBe(0);
});

test('times are written as people read them', () => {
  expect([asTime(5_000), asTime(245_000), asTime(3_723_000), asTime(3 * 86_400_000)]).toEqual([
    '0:05',
    '4:05',
    '1:02:03',
    '3 d 0 h',
  ]);
});

test('short times warn in steps, so that each is said once', () => {
  expect([61_000, 60_000, 31_000, 30_000, 10_000, 0].map(warning)).toEqual([
    null,
    60,
    60,
    30,
    10,
    10,
  ]);
});
