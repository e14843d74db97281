import { expect, test } from 'vitest';
import { beside } from './place';

const card = { width: 300, height: 420 };
const screen = { width: 1400, height: 900 };

test('a large card stands to the right of the small one, at the same height', () => {
  const at = beside({ left: 100, top: 400, width: 88, height: 120 }, card, screen);
  expect(at).toEqual({ left: 200, top: 250 });
});

test('at the right edge it goes to the left', () => {
  const at = beside({ left: 1300, top: 400, width: 88, height: 120 }, card, screen);
  expect(at.left).toBe(1300 - 300 - 12);
});

test('it never leaves the screen', () => {
  expect(beside({ left: 100, top: 0, width: 88, height: 120 }, card, screen).top).toBe(12);
  expect(beside({ left: 100, top: 880, width: 88, height: 120 }, card, screen).top).toBe(468);
});

test('on a phone it lies over the middle', () => {
  const at = beside({ left: 150, top: 300, width: 88, height: 120 }, card, {
    width: 390,
    height: 844,
  });
  expect(at.left).toBe(45);
});
