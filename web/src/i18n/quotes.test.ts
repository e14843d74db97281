import { afterEach, expect, test } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { nested } from './quotes';
import { t } from './texts';

afterEach(() => {
  settings.lang = 'en';
});

test('what is quoted within a quotation has the inner marks of the language', () => {
  const line = { name: 'Ada' };
  expect(t('opponent-says', { ...line, line: 'I play “Lord”' })).toBe('Ada: “I play ‘Lord’”');
  settings.lang = 'de';
  expect(t('opponent-says', { ...line, line: 'Ich spiele „Lord“' })).toBe(
    'Ada: „Ich spiele ‚Lord‘“',
  );
});

test('marks beside one another, and marks that do not match, stay as they are', () => {
  for (const text of ['“Horse”, “Chief”', '“one “ too many”', 'none', '” and “']) {
    expect(nested(text, 'en')).toBe(text);
  }
  expect(nested('“a “b “c” d” e”', 'en')).toBe('“a ‘b “c” d’ e”');
});
