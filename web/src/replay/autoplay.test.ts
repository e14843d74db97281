import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Autoplay } from './autoplay.svelte';
import { ReplayPlayer } from './replayPlayer.svelte';
import { FakeSource } from './source.fake';

let player: ReplayPlayer;
let autoplay: Autoplay;

beforeEach(async () => {
  vi.useFakeTimers();
  const source = new FakeSource(8);
  player = new ReplayPlayer(source, await source.card(), 0);
  await player.look(-1, 'en', false);
  autoplay = new Autoplay(player);
});

afterEach(() => {
  autoplay.stop();
  vi.useRealTimers();
});

test('it steps on by itself, and passes quickly where nothing is told', async () => {
  await autoplay.toggle();
  await vi.advanceTimersByTimeAsync(1100);
  expect(player.at).toBe(1);
  await vi.advanceTimersByTimeAsync(1100);
  expect(player.at).toBe(2);
  await vi.advanceTimersByTimeAsync(150);
  expect(player.at).toBe(3);
});

test('twice the speed takes half the time', async () => {
  autoplay.speed = 2;
  await autoplay.toggle();
  await vi.advanceTimersByTimeAsync(1100);
  expect(player.at).toBe(2);
});

test('it stops at the end, and begins anew from there', async () => {
  await player.go(7);
  await autoplay.toggle();
  await vi.advanceTimersByTimeAsync(5000);
  expect([player.at, autoplay.playing]).toEqual([8, false]);
  await autoplay.toggle();
  expect([player.at, autoplay.playing]).toEqual([0, true]);
});

test('pausing keeps the position', async () => {
  await autoplay.toggle();
  await autoplay.toggle();
  await vi.advanceTimersByTimeAsync(5000);
  expect([player.at, autoplay.playing]).toEqual([0, false]);
});
