import { expect, test } from 'vitest';
import type { Event } from '../../net/protocol';
import type { GameScenes, SceneSpec } from '../director/scene';
import { factionsOf, firstOf, justBegun, opening } from './introduction';

const event = (verb: string, args: Record<string, unknown> = {}): Event => ({
  verb,
  args,
  text: verb,
});
const turn = (seat: number) => event('turn', { seat });
const view = (...factions: (string | null)[]) => ({
  players: factions.map((faction, seat) => ({ seat, faction })),
});
const spec: SceneSpec = { ms: 0, icon: '', topic: 'turn' };
const game: GameScenes = {
  specs: {
    turn: { ...spec, turn: ({ args }) => [Number(args.seat)] },
    setup: spec,
    roll_off: spec,
  },
  turnOf: () => [],
};

test('a match has just begun while nobody has a second turn, and everybody has a faction', () => {
  const log = [event('setup'), turn(1)];
  expect(justBegun(view('a', 'b'), log, game)).toBe(true);
  expect(justBegun(view('a', null), log, game)).toBe(false);
  expect(justBegun(view('a', 'b'), [...log, turn(0)], game)).toBe(true);
  expect(justBegun(view('a', 'b'), [...log, turn(0), turn(1)], game)).toBe(false);
  expect(justBegun(null, log, game)).toBe(false);
});

test('factions are told by seat', () => {
  expect(factionsOf(view('a', null))).toEqual(['a', null]);
  expect(factionsOf({})).toEqual([]);
});

test('the opening is what was drawn and rolled before the first turn', () => {
  const log = [event('setup'), event('roll_off'), event('roll_off'), turn(1), event('roll_off')];
  expect(opening(log, ['roll_off'], game)).toHaveLength(2);
  expect(firstOf(log, game)).toEqual([1]);
  expect(firstOf([event('setup')], game)).toEqual([]);
});
