import { expect, test } from 'vitest';
import { scenes as battalia } from '../../boards/battalia/scenes';
import { scenes as xibalba } from '../../boards/xibalba/scenes';
import { EVENTS } from '../../net/events';
import type { Event } from '../../net/protocol';
import type { GameScenes } from '../director/scene';
import { Chronicle, chaptersOf } from './chronicle';

const GAMES = [
  ['xibalba', xibalba],
  ['battalia', battalia],
] as const;

/** Every kind of event many times over, in an order that only looks accidental. */
function longLog(game: string, length: number): Event[] {
  const verbs = Object.keys(EVENTS[game] ?? {});
  let number = 7;
  const next = (below: number) => {
    number = (number * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((number / 2_147_483_648) * below);
  };
  return Array.from({ length }, (_, at) => {
    const verb = at % 23 === 0 ? 'turn' : (verbs[next(verbs.length)] ?? 'turn');
    const seat = next(3);
    const args = { seat, seats: [seat], cause: 'payment', week: 1, day: 1, number: at };
    return { verb, args, text: verb, begins: next(3) === 0 };
  });
}

/** The same scenes, which count how often somebody looks something up in them. */
function counted(scenes: GameScenes): { scenes: GameScenes; count: () => number } {
  let looks = 0;
  const specs = new Proxy(scenes.specs, {
    get(table, verb: string) {
      looks += 1;
      return table[verb];
    },
  });
  return { scenes: { ...scenes, specs }, count: () => looks };
}

test.each(GAMES)('a log of %s that grows reads as if it had come at once', (game, scenes) => {
  const log = longLog(game, 400);
  const chronicle = new Chronicle(scenes);
  for (let length = 0; length <= log.length; length += length % 5 === 0 ? 3 : 1) {
    const told = log.slice(0, length);
    expect(chronicle.read(told, 4)).toEqual(chaptersOf(told, 4, scenes));
  }
});

test.each(GAMES)('an event of %s takes the same work, however long the game is', (game, scenes) => {
  const work = [100, 5_000].map((length) => {
    const log = longLog(game, length + 1);
    const { scenes: watched, count } = counted(scenes);
    const chronicle = new Chronicle(watched);
    const before = chronicle.read(log.slice(0, length), 0);
    const looks = count();
    const after = chronicle.read(log, 0);
    const stayed = after.filter((chapter, at) => chapter === before[at]).length;
    const lines = after.at(-1)?.lines.filter((line, at) => line !== before.at(-1)?.lines[at]);
    return { looks: count() - looks, changed: after.length - stayed, lines: lines?.length };
  });
  expect(work).toEqual([
    { looks: 1, changed: 1, lines: 1 },
    { looks: 1, changed: 1, lines: 1 },
  ]);
});

test('nothing is made anew where nothing has been added', () => {
  const log = longLog('battalia', 50);
  const chronicle = new Chronicle(battalia);
  const before = chronicle.read(log, 0);
  expect(chronicle.read([...log], 0)).toBe(before);
});

test.each([
  ['earlier lines were read back', (log: Event[]) => ({ log, start: -3 })],
  ['the log is told in another language', (log: Event[]) => told(log.map((one) => ({ ...one })))],
  [
    'something came in between',
    (log: Event[]) => told([...log.slice(0, -1), NOTE, ...log.slice(-1)]),
  ],
  ['some of it was taken back', (log: Event[]) => told(log.slice(0, -9))],
  ['it is empty', () => told([])],
])('the whole log is read again where %s', (_, changed) => {
  const log = longLog('battalia', 60);
  const chronicle = new Chronicle(battalia);
  chronicle.read(log, 0);
  const now = changed(log);
  expect(chronicle.read(now.log, now.start)).toEqual(chaptersOf(now.log, now.start, battalia));
});

const NOTE: Event = { verb: 'note', args: {}, text: 'a note' };
const told = (log: Event[]) => ({ log, start: 0 });
