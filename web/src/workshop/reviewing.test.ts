import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../net/api';
import { Reviewing } from './reviewing.svelte';

const review = (hash: string) => ({ hash, problems: [], notes: [], told: {} });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the server is asked once when somebody stops typing', async () => {
  const asked: string[] = [];
  const reviewing = new Reviewing(async (text) => {
    asked.push(text);
    return review(text);
  });
  reviewing.want('a');
  reviewing.want('ab');
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual(['ab']);
  expect(reviewing.review?.hash).toBe('ab');
  reviewing.want('ab');
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual(['ab']);
});

test('one question is under way at a time, and the last text is looked at', async () => {
  const answers: ((hash: string) => void)[] = [];
  const reviewing = new Reviewing(
    () =>
      new Promise((resolve) => {
        answers.push((hash) => resolve(review(hash)));
      }),
  );
  reviewing.want('a', 0);
  await vi.advanceTimersByTimeAsync(0);
  reviewing.want('b', 0);
  reviewing.want('c', 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).toHaveLength(1);
  answers[0]?.('first');
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).toHaveLength(2);
  expect(reviewing.waiting).toBe(true);
  answers[1]?.('last');
  await vi.advanceTimersByTimeAsync(0);
  expect(reviewing.review?.hash).toBe('last');
  expect(reviewing.waiting).toBe(false);
});

test('whoever asked too much waits as long as the server says', async () => {
  let refused = true;
  const reviewing = new Reviewing(async () => {
    if (refused) throw new Refusal(429, { rule: 'T-RATE-01' }, 3);
    return review('good');
  });
  reviewing.want('a', 0);
  await vi.advanceTimersByTimeAsync(10);
  expect(reviewing.away).toBe(true);
  refused = false;
  await vi.advanceTimersByTimeAsync(2900);
  expect(reviewing.review).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(reviewing.review?.hash).toBe('good');
  expect(reviewing.away).toBe(false);
});
