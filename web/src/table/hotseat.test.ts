import { expect, test } from 'vitest';
import type { LiveTable } from '../net/live.svelte';
import { HotSeat } from './hotseat.svelte';

const seat = (asked: boolean) =>
  ({ urgent: asked ? [{}] : [], play: { result: null } }) as unknown as LiveTable;

test('one person at a device never sees the curtain', () => {
  const hot = new HotSeat([seat(false)]);
  expect([hot.drawn, hot.waited]).toEqual([false, null]);
});

test('several people begin behind the curtain', () => {
  expect(new HotSeat([seat(true), seat(false)]).drawn).toBe(true);
});

test('the device is handed to whoever is asked once nobody who sees it is', () => {
  const hot = new HotSeat([seat(false), seat(true)]);
  expect(hot.waited).toBe(1);
  hot.handTo(1);
  expect(hot.drawn).toBe(true);
  hot.open();
  expect([hot.shown, hot.drawn, hot.waited]).toEqual([1, false, null]);
});

test('who is asked keeps the device, even if others are asked too', () => {
  const hot = new HotSeat([seat(true), seat(true)]);
  hot.open();
  expect(hot.waited).toBeNull();
});
