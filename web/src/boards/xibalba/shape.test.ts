import { expect, test } from 'vitest';
import { folds, lies, shapeOf } from './shape';

test.each([
  [390, 844, 'phone'],
  [600, 960, 'phone'],
  [844, 390, 'phone'],
  [853, 533, 'phone'],
  [820, 1180, 'tall'],
  [1024, 640, 'desk'],
  [1024, 768, 'desk'],
  [1280, 800, 'desk'],
  [1366, 768, 'desk'],
  [1440, 900, 'desk'],
  [1920, 1080, 'desk'],
  [2560, 1440, 'desk'],
])('%d by %d is laid as %s', (width, height, shape) => {
  expect(shapeOf(width, height)).toBe(shape);
});

test('only a low window that is wider than high lies on its side', () => {
  expect([lies(844, 390), lies(853, 533), lies(390, 844), lies(1024, 640)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('the log has a place of its own where the Ark keeps its size beside it', () => {
  expect([folds(1280, 800), folds(1100, 800), folds(820, 1180), folds(844, 390)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
