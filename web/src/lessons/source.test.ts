import { expect, test } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { Attempt } from '../ui/attempt.svelte';
import { inWords } from './source';

test('a language that changes while something is fetched wins', async () => {
  settings.lang = 'en';
  const attempt = new Attempt();
  const told: string[] = [];
  const tell = async (lang: string) => {
    await Promise.resolve();
    told.push(lang);
  };
  const first = inWords(attempt, tell);
  settings.lang = 'de';
  await Promise.all([first, inWords(attempt, tell)]);
  expect(told).toEqual(['en', 'de']);
});
