import { expect, test } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { AsyncTask } from '../ui/asyncTask.svelte';
import { inWords } from './source';

test('a language that changes while something is fetched wins', async () => {
  settings.lang = 'en';
  const task = new AsyncTask();
  const told: string[] = [];
  const tell = async (lang: string) => {
    await Promise.resolve();
    told.push(lang);
  };
  const first = inWords(task, tell);
  settings.lang = 'de';
  await Promise.all([first, inWords(task, tell)]);
  expect(told).toEqual(['en', 'de']);
});
