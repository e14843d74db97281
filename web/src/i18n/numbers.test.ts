import { afterEach, expect, test } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { percent, points, signed, written } from './numbers';

afterEach(() => {
  settings.lang = 'en';
});

test('A difference has its sign, and a true minus', () => {
  expect([4, -3, 0, 0.04, -0.04].map(signed)).toEqual(['+4', '−3', '±0', '±0', '±0']);
});

test('Numbers are written as the language does', () => {
  settings.lang = 'de';
  expect(written(1.25)).toBe('1,3');
  expect(signed(-1.5)).toBe('−1,5');
  expect(percent(0.126)).toBe('13\u00a0%');
  expect(points(-0.126)).toBe(-13);
});
