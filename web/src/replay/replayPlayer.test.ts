import { beforeEach, expect, test, vi } from 'vitest';
import type { TableSummary } from '../net/protocol';
import { ReplayPlayer } from './replayPlayer.svelte';
import { FakeSource } from './source.fake';

let source: FakeSource;

beforeEach(() => {
  source = new FakeSource(240);
});

async function player(at = 0, viewer = -1): Promise<ReplayPlayer> {
  const made = new ReplayPlayer(source, await source.card(), at);
  await made.look(viewer, 'en', false);
  return made;
}

test('a player begins at the position it was asked for, with what was told until then', async () => {
  const made = await player(4, 1);
  expect(made.table.view).toEqual({ n: 4, viewer: 1 });
  expect(made.table.viewer).toBe(1);
  expect(made.table.seat).toBeNull();
  expect(made.table.log.map((event) => event.text)).toEqual([
    'Turn 0',
    'Line 1',
    'Turn 1',
    'Line 4',
  ]);
});

test('a step forward is played to the board, a jump and a step back are not', async () => {
  const made = await player(2);
  const heard = vi.fn();
  made.table.onevents(heard);
  await made.step(1);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(heard.mock.calls[0]?.[1]).toEqual({ n: 3, viewer: -1 });
  await made.step(-1);
  await made.go(40);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('the whole match is fetched in batches, one after the other, each once', async () => {
  const made = await player(120);
  await vi.waitFor(() => expect(made.cache?.complete).toBe(true));
  const frames = source.asked.filter((asked) => asked.startsWith('frames'));
  expect(frames).toEqual([
    'frames -1 100',
    'frames -1 150',
    'frames -1 200',
    'frames -1 50',
    'frames -1 0',
  ]);
  await made.go(7);
  expect(source.asked.filter((asked) => asked.startsWith('frames'))).toHaveLength(5);
});

test('nobody goes beyond the ends', async () => {
  const made = await player(9999);
  expect(made.at).toBe(240);
  expect(made.atEnd).toBe(true);
  expect(made.table.play?.result).toEqual([1, 0]);
  await made.go(-5);
  expect(made.at).toBe(0);
  expect(made.table.play?.result).toBeNull();
});

test('a match that began under older rules begins where it can be shown', async () => {
  source = new FakeSource(240, 60);
  const made = await player(0);
  expect(made.at).toBe(60);
  expect(made.table.view).toEqual({ n: 60, viewer: -1 });
  expect(made.turns[0]?.at).toBe(60);
});

test('other eyes see the same position, and what was fetched for them is kept', async () => {
  const made = await player(10);
  await made.look(1, 'en', false);
  expect(made.table.view).toEqual({ n: 10, viewer: 1 });
  const before = source.asked.filter((asked) => asked.startsWith('steps')).length;
  await made.look(-1, 'en', false);
  expect(made.table.view).toEqual({ n: 10, viewer: -1 });
  expect(source.asked.filter((asked) => asked.startsWith('steps'))).toHaveLength(before);
});

test('whoever reads gets the table in words, at the same position', async () => {
  const made = await player(10);
  expect(made.table.words).toBeNull();
  await made.look(-1, 'en', true);
  expect(made.table.words?.map((part) => part.heading)).toEqual(['Table 10']);
  await made.step(1);
  expect(made.table.words?.map((part) => part.heading)).toEqual(['Table 11']);
});

test('what was asked for last is shown, whatever comes first', async () => {
  const made = await player(10);
  await Promise.all([made.look(-1, 'de', true), made.look(-1, 'en', false)]);
  expect(made.cache?.lang).toBe('en');
  expect(made.table.words).toBeNull();
});

test('turns are jumped to, back to the beginning of the own one first', async () => {
  const made = await player(7);
  await made.toTurn(1);
  expect(made.at).toBe(9);
  await made.step(1);
  await made.toTurn(-1);
  expect(made.at).toBe(9);
  await made.toTurn(-1);
  expect(made.at).toBe(6);
});

test('whoever scrubs on while a position is fetched sees the last one', async () => {
  const made = await player(0);
  const far = made.go(200);
  const near = made.go(3);
  await Promise.all([far, near]);
  expect(made.table.view).toEqual({ n: 3, viewer: -1 });
});

test('what could not be fetched is told, and asked for again', async () => {
  source.failing = true;
  const made = new ReplayPlayer(source, {} as TableSummary, 0);
  await expect(made.look(-1, 'en', false)).rejects.toThrow('no connection');
  expect(made.waiting).toBe(false);
  source.failing = false;
  await made.go(5);
  expect(made.table.view).toEqual({ n: 5, viewer: -1 });
});
