import { expect, test } from 'vitest';
import { hidesHands } from '../boards/games';
import type { LiveTable } from '../net/live.svelte';
import { HotSeat } from './hotseat.svelte';

const seat = (asked: boolean) =>
  ({ urgent: asked ? [{}] : [], play: { result: null } }) as unknown as LiveTable;

test('one person at a device never sees the curtain', () => {
  const hot = new HotSeat([seat(false)], true);
  expect([hot.drawn, hot.waited]).toEqual([false, null]);
});

test('several people begin behind the curtain', () => {
  expect(new HotSeat([seat(true), seat(false)], true).drawn).toBe(true);
});

test('the device is handed to whoever is asked once nobody who sees it is', () => {
  const hot = new HotSeat([seat(false), seat(true)], true);
  expect(hot.waited).toBe(1);
  hot.handTo(1);
  expect(hot.drawn).toBe(true);
  hot.open();
  expect([hot.shown, hot.drawn, hot.waited]).toEqual([1, false, null]);
});

test('who is asked keeps the device, even if others are asked too', () => {
  const hot = new HotSeat([seat(true), seat(true)], true);
  hot.open();
  expect(hot.waited).toBeNull();
});

test('where hands hide nothing there is no curtain: whoever is asked is shown at once', () => {
  const hot = new HotSeat([seat(false), seat(true)], false);
  expect([hot.drawn, hot.waited]).toEqual([false, 1]);
  hot.handTo(1);
  expect([hot.shown, hot.drawn, hot.handed]).toEqual([1, false, 1]);
});

test('what lies in hands is hidden in Battalia, not in Xibalba, nor forgotten in a new game', () => {
  expect([hidesHands('battalia'), hidesHands('xibalba'), hidesHands('another')]).toEqual([
    true,
    false,
    true,
  ]);
});
