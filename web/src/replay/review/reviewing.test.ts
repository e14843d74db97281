import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../net/api';
import { chanceCourses, type Review } from './review';
import { Reviewing } from './reviewing.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function part(done: number, parts: number): Review {
  const seat = { start: 0.5, luck: 0, own: 0, others: 0, end: 0.5, costliest: [] };
  return { parts, done, curve: [[0, [0.25, 0.75]]], turning: [], seats: [seat, seat] };
}

test('a review is asked for part by part until it is whole', async () => {
  const review = vi.fn(async (parts: number) => part(parts, 3));
  const reviewing = new Reviewing({ review });
  expect(reviewing.share).toBe(0);
  await reviewing.load('de');
  expect(review.mock.calls).toEqual([
    [1, 'de'],
    [2, 'de'],
    [3, 'de'],
  ]);
  expect(reviewing.whole).toBe(true);
});

test('a busy server is asked again when it said so, and what there was is kept', async () => {
  let asked = 0;
  const review = vi.fn(async (parts: number) => {
    asked += 1;
    if (asked === 2) throw new Refusal(429, { rule: 'T-RATE-01' }, 7);
    return part(parts, 2);
  });
  const reviewing = new Reviewing({ review });
  const loaded = reviewing.load('en');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(review).toHaveBeenCalledTimes(2);
  expect(reviewing.share).toBe(0.5);
  await vi.advanceTimersByTimeAsync(1_000);
  await loaded;
  expect(reviewing.whole).toBe(true);
});

test('a refusal for good ends it, and trying again goes on from there', async () => {
  const review = vi.fn(async (parts: number) => part(parts, 2));
  review.mockRejectedValueOnce(new Refusal(409, { rule: 'T-REPLAY-01' }));
  const reviewing = new Reviewing({ review });
  await reviewing.load('en');
  expect(reviewing.refused?.rule).toBe('T-REPLAY-01');
  await reviewing.load('en');
  expect(reviewing.refused).toBeNull();
  expect(reviewing.whole).toBe(true);
});

test('nothing is asked for any more when nobody looks', async () => {
  const review = vi.fn(async (parts: number) => part(parts, 9));
  const reviewing = new Reviewing({ review });
  const loaded = reviewing.load('en');
  reviewing.stop();
  await loaded;
  expect(review).toHaveBeenCalledTimes(1);
});

test('chances become a line in percent for every seat', () => {
  expect(chanceCourses(part(1, 1))).toEqual([[[0, 25]], [[0, 75]]]);
});
