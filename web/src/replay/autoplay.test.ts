import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Director } from '../stage/director/director.svelte';
import { NO_GAME } from '../stage/director/tableScenes';
import { Autoplay } from './autoplay.svelte';
import { ReplayPlayer } from './replayPlayer.svelte';
import { FakeSource } from './source.fake';

let player: ReplayPlayer;
let autoplay: Autoplay;
let director: Director;

beforeEach(async () => {
  vi.useFakeTimers();
  const source = new FakeSource(8);
  player = new ReplayPlayer(source, await source.card(), 0);
  await player.look(-1, 'en', false);
  director = new Director(player.table, NO_GAME, { pace: () => autoplay.pace });
  autoplay = new Autoplay(player, director);
});

afterEach(() => {
  autoplay.stop();
  vi.useRealTimers();
});

test('it steps on when what happened has been seen, and passes quickly where nothing is told', async () => {
  await autoplay.toggle();
  await vi.advanceTimersByTimeAsync(1100); // shown by a jump: only words tell of it
  expect([player.at, director.scene?.event.verb]).toEqual([1, 'x']);
  await vi.advanceTimersByTimeAsync(490);
  expect(player.at).toBe(1);
  await vi.advanceTimersByTimeAsync(20);
  expect([player.at, director.scene]).toEqual([2, null]);
  await vi.advanceTimersByTimeAsync(150);
  expect([player.at, director.scene?.event.verb]).toEqual([3, 'turn']);
});

test('twice the speed takes half the time', async () => {
  autoplay.speed = 2;
  await autoplay.toggle();
  await vi.advanceTimersByTimeAsync(550);
  expect(player.at).toBe(1);
  await vi.advanceTimersByTimeAsync(255);
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
