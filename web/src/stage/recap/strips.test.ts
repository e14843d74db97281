import { expect, test } from 'vitest';
import { scenes as battalia } from '../../boards/battalia/scenes';
import { scenes as xibalba } from '../../boards/xibalba/scenes';
import { EVENTS } from '../../net/events';
import type { Event } from '../../net/protocol';
import { Strips, tilesOf } from './strips';

const event = (verb: string, args: Record<string, unknown> = {}): Event => ({
  verb,
  args,
  text: verb,
});
const turn = (seat: number) => event('turn', { seat });
const verbs = (events: Event[]) => events.map(({ verb }) => verb);
const strips = (log: Event[], viewer = 0) => new Strips(xibalba).read(log, 0, viewer, 3);

test('one strip for each turn of the others since the own one', () => {
  const log = [turn(1), turn(0), turn(1), event('effect', { seat: 1 }), turn(2)];
  expect(strips(log).map(({ seats }) => seats)).toEqual([[1], [2]]);
  expect(strips([...log, turn(0), event('pool', { seat: 0 })]).map(({ seats }) => seats)).toEqual([
    [1],
    [2],
  ]);
});

test('whoever watches sees the last round', () => {
  const log = [0, 1, 2, 0, 1].map(turn);
  expect(strips(log, -1).map(({ seats }) => seats[0])).toEqual([2, 0, 1]);
});

test.each([
  ['xibalba', xibalba],
  ['battalia', battalia],
] as const)('every public event of %s is in it', (game, scenes) => {
  const begins = (seat: number) => event('turn', { seat, seats: [seat] });
  const verbs = Object.keys(EVENTS[game] ?? {}).filter((verb) => verb !== 'turn');
  const all = (seat: (at: number) => number) =>
    verbs.map((verb, at) => event(verb, { seat: seat(at), cause: 'payment', week: 1, day: 1 }));
  const before = [begins(0), event('buy', { seat: 0 })];
  const since = [begins(1), ...all((at) => at % 2), begins(2), ...all(() => 2)];
  const told = new Strips(scenes).read([...before, ...since, begins(0)], 0, 0, 3);
  expect(told.flatMap(({ events }) => events)).toEqual(since);
});

test('tiles show what matters most, in the order it happened', () => {
  const log = [
    turn(0),
    turn(1),
    event('pool', { seat: 1 }),
    event('buy', { seat: 1, card: 'a' }),
    event('discard', { seat: 1, card: 'b' }),
    event('enter', { seat: 1, card: 'c' }),
    event('attack', { seat: 1, card: 'c', attack_target: 0 }),
  ];
  const [strip] = strips(log);
  const told = (most: number) => strip && tilesOf(strip, most).map(({ told }) => verbs(told)[0]);
  expect(told(3)).toEqual(['buy', 'enter', 'attack']);
  expect(told(2)).toEqual(['enter', 'attack']); // where there is less room
  expect(strip?.lines).toHaveLength(5);
});

test('gains are those of whose turn it was, added up', () => {
  const gain = (seat: number, change: number) =>
    event('resources', { seat, change, total: 9, cause: 'productivity' });
  const [strip] = strips([turn(0), turn(1), gain(1, 3), gain(1, -1), gain(0, 5)]);
  expect(strip?.gains).toMatchObject([{ name: 'resources', amount: 2 }]);
});

test('turns that are over stay as they are while another goes on', () => {
  const read = new Strips(xibalba);
  const log = [turn(0), turn(1), event('buy', { seat: 1 }), turn(2)];
  const before = read.read(log, 0, 0, 3);
  const now = read.read([...log, event('pool', { seat: 2 })], 0, 0, 3);
  expect(now.map((strip, at) => strip === before[at])).toEqual([true, false]);
  expect(now).toEqual(strips([...log, event('pool', { seat: 2 })]));
  expect(read.read(log, 0, 1, 3)).toEqual(strips(log, 1)); // seen by somebody else
});
