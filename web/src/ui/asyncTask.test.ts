import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { Refusal } from '../net/api';
import { asking } from './asyncTask.fake.svelte';
import { AsyncTask } from './asyncTask.svelte';

test('an effect that asks something asks once', async () => {
  const what = vi.fn(async () => undefined);
  const stop = asking(new AsyncTask(), what);
  for (let turn = 0; turn < 5; turn++) {
    flushSync();
    await Promise.resolve();
  }
  expect(what).toHaveBeenCalledTimes(1);
  stop();
});

test('what is refused is kept, and one thing is done at a time', async () => {
  const task = new AsyncTask();
  const first = task.run(async () => {
    throw new Refusal(409, { rule: 'T-SEAT-01' });
  });
  expect(await task.run(async () => undefined)).toBe(false);
  expect(await first).toBe(false);
  expect(task.refused?.rule).toBe('T-SEAT-01');
});
