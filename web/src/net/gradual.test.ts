import { expect, test, vi } from 'vitest';
import { Refusal } from './api';
import { Gradual, type Parts } from './gradual.svelte';

const asked = (parts = 4) => vi.fn(async (done: number): Promise<Parts> => ({ done, parts }));

test('it goes on from where it was stopped', async () => {
  const gradual = new Gradual<Parts>();
  const ask = asked();
  ask.mockImplementationOnce(async (done) => {
    gradual.stop();
    return { done, parts: 4 };
  });
  await gradual.gather(ask);
  expect(gradual.found).toBeNull();
  expect(gradual.running).toBe(false);
  await gradual.gather(ask);
  expect(ask.mock.calls.map(([parts]) => parts)).toEqual([1, 1, 2, 3, 4]);
  expect(gradual.whole).toBe(true);
  expect(gradual.running).toBe(false);
});

test('what was asked for before a new beginning is not taken for an answer to it', async () => {
  const gradual = new Gradual<Parts>();
  let answer: (found: Parts) => void = () => {};
  const slow = gradual.gather(
    () =>
      new Promise<Parts>((resolve) => {
        answer = resolve;
      }),
  );
  await gradual.gather(asked(2));
  answer({ done: 9, parts: 9 });
  await slow;
  expect(gradual.found).toEqual({ done: 2, parts: 2 });
});

test('a server that cannot be reached is told as a refusal', async () => {
  const gradual = new Gradual<Parts>();
  await gradual.gather(async () => {
    throw new TypeError('offline');
  });
  expect(gradual.refused).toBeInstanceOf(Refusal);
  expect(gradual.running).toBe(false);
});
