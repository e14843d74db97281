import { expect, test } from 'vitest';
import { shapeOf } from './shape';

test.each([
  [390, 844, 'phone'],
  [820, 1180, 'tall'],
  [1280, 800, 'desk'],
  [1366, 768, 'desk'],
  [1440, 900, 'desk'],
  [1920, 1080, 'desk'],
  [2560, 1440, 'desk'],
])('%d by %d is laid as %s', (width, height, shape) => {
  expect(shapeOf(width, height)).toBe(shape);
});
