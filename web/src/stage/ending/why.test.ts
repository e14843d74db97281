import { afterEach, expect, test } from 'vitest';
import { settings } from '../../settings/settings.svelte';
import { why } from './why';

const sources = [
  { word: 'city-5', seats: [10, 10, 10, 5] },
  { word: 'city-3', seats: [6, 0, 6, 9] },
];

afterEach(() => {
  settings.lang = 'en';
});

test('a team has won with what its members have together', () => {
  const team = { seats: [0, 2], points: 32 };
  expect(why('battalia', team, sources)).toBe(
    '32 victory points together, 20 from cities of level 5.',
  );
  settings.lang = 'de';
  expect(why('battalia', team, sources)).toBe(
    'Zusammen 32 Siegpunkte, davon 20 durch Städte der Stufe 5.',
  );
});
