import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../settings/settings.svelte';
import { changes, RecentChanges, signed } from './recentChanges.svelte';

const event = (verb: string, args: Record<string, unknown>) => ({ verb, args }) as never;

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 1;
});
afterEach(() => {
  vi.useRealTimers();
  settings.speed = 1;
});

test('changes of one tracker are added up, those of others are apart', () => {
  const found = changes([
    event('resources', { seat: 0, change: 2 }),
    event('resources', { seat: 0, change: -3 }),
    event('paragon', { seat: 1, change: 1 }),
    event('life', { change: -4 }),
    event('turn', { seat: 0 }),
  ]);
  expect([...found]).toEqual([
    ['resources:0', -1],
    ['paragon:1', 1],
    ['life', -4],
  ]);
});

test('a loss is written with a real minus', () => {
  expect([signed(3), signed(-2)]).toEqual(['+3', '−2']);
});

test('a change is shown for a moment only', () => {
  const recentChanges = new RecentChanges();
  recentChanges.hear([event('paragon', { seat: 0, change: 2 })]);
  expect(recentChanges.change('paragon:0')).toBe('+2');
  vi.runAllTimers();
  expect(recentChanges.change('paragon:0')).toBeUndefined();
});

test('a roll sets dice tumbling, a blow shakes the Ark', () => {
  const recentChanges = new RecentChanges();
  recentChanges.hear([event('roll', { seat: 0 }), event('life', { change: -1 })]);
  expect([recentChanges.rolls, recentChanges.struck]).toEqual([1, 1]);
});

test('nothing moves where animations are turned off', () => {
  settings.speed = 0;
  const recentChanges = new RecentChanges();
  recentChanges.hear([event('roll', { seat: 0 }), event('paragon', { seat: 0, change: 2 })]);
  expect([recentChanges.rolls, recentChanges.change('paragon:0')]).toEqual([0, undefined]);
});
