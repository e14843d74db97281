import { afterEach, expect, test } from 'vitest';
import { settings } from '../../../settings/settings.svelte';
import { percent } from './percent';

const before = settings.lang;
afterEach(() => {
  settings.lang = before;
});

test('chances are whole per cents, small ones stay possible', () => {
  settings.lang = 'en';
  expect([0, 4, 28, 333, 1000].map(percent)).toEqual(['0%', '< 1%', '3%', '33%', '100%']);
});

test('German puts a space before the sign', () => {
  settings.lang = 'de';
  expect([4, 333].map(percent)).toEqual(['< 1\u00a0%', '33\u00a0%']);
});
