import { expect, test } from 'vitest';
import { placed } from './placed';

const spot = { x: 10, y: 20, size: 2, mirrored: false };

test('whole coordinates are moved, steps only grow', () => {
  expect(placed('M1 2L3-4l.5.5z', spot)).toBe('M 12 24 L 16 12 l 1 1 z');
});

test('across and up are told apart by the command', () => {
  expect(placed('M0 0H3V-4h1v2', spot)).toBe('M 10 20 H 16 V 12 h 2 v 4');
});

test('curves go point by point', () => {
  expect(placed('M0-1c1 2-3 4 5 6s1 1 2 2', spot)).toBe('M 10 18 c 2 4 -6 8 10 12 s 2 2 4 4');
});

test('what begins with a step begins where it stands', () => {
  expect(placed('m3 1 2 2m1 0', spot)).toBe('m 16 22 4 4 m 2 0');
});

test('mirrored, left is right', () => {
  expect(placed('M1 2h3l-1 1', { ...spot, mirrored: true })).toBe('M 8 24 h -6 l 2 2');
});
