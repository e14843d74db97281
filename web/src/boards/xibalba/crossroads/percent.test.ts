import { expect, test } from 'vitest';
import { percent } from './percent';

test('chances are whole per cents, small ones stay possible', () => {
  expect([0, 4, 28, 333, 1000].map(percent)).toEqual(['0 %', '< 1 %', '3 %', '33 %', '100 %']);
});
