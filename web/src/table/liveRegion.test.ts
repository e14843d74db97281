import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnnouncementQueue, MOST } from './liveRegion';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what happens quickly one after the other is told at once', () => {
  const told: [string[], number][] = [];
  const news = new AnnouncementQueue((lines, left) => told.push([lines, left]));
  news.add(['one']);
  news.add([]);
  news.add(['two', 'three']);
  expect(told).toEqual([]);
  vi.runAllTimers();
  expect(told).toEqual([[['one', 'two', 'three'], 0]]);
  news.add(['four']);
  vi.runAllTimers();
  expect(told.at(-1)).toEqual([['four'], 0]);
});

test('of too much only the end is told, and how much is in the log', () => {
  const told: [string[], number][] = [];
  const news = new AnnouncementQueue((lines, left) => told.push([lines, left]));
  news.add(Array.from({ length: MOST + 5 }, (_, index) => `line ${index}`));
  vi.runAllTimers();
  expect(told[0]?.[0]).toHaveLength(MOST);
  expect(told[0]?.[1]).toBe(5);
});
