import { expect, test } from 'vitest';
import { scenes } from '../../boards/xibalba/scenes';
import { EVENTS } from '../../net/events';
import type { Event } from '../../net/protocol';
import { stripsOf } from './strips';

const event = (verb: string, args: Record<string, unknown> = {}): Event => ({
  verb,
  args,
  text: verb,
});
const turn = (seat: number) => event('turn', { seat });
const verbs = (events: Event[]) => events.map(({ verb }) => verb);
const strips = (log: Event[], viewer = 0) => stripsOf(log, 0, viewer, 3, scenes);

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

test('every public event is in it', () => {
  const all = Object.keys(EVENTS.xibalba ?? {}).filter((verb) => verb !== 'turn');
  const others = all.map((verb, at) => event(verb, { seat: at % 2 === 0 ? 1 : 0, cause: 'x' }));
  const log = [turn(0), event('buy', { seat: 0 }), turn(1), ...others, turn(2), ...others, turn(0)];
  const told = strips(log).flatMap(({ events }) => events);
  expect(told).toEqual([log[2], ...others, log[3 + others.length], ...others]);
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
  expect(strip?.tiles.map(({ told }) => verbs(told)[0])).toEqual(['buy', 'enter', 'attack']);
  expect(strip?.rest).toBe(2);
});

test('gains are those of whose turn it was, added up', () => {
  const gain = (seat: number, change: number) =>
    event('resources', { seat, change, total: 9, cause: 'productivity' });
  const [strip] = strips([turn(0), turn(1), gain(1, 3), gain(1, -1), gain(0, 5)]);
  expect(strip?.gains).toMatchObject([{ name: 'resources', amount: 2 }]);
});
