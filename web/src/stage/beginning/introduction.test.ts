import { expect, test } from 'vitest';
import type { Event } from '../../net/protocol';
import { factionsOf, justBegun, opening } from './introduction';

const event = (verb: string): Event => ({ verb, args: {}, text: verb });
const view = (...factions: (string | null)[]) => ({
  players: factions.map((faction, seat) => ({ seat, faction })),
});

test('a match has just begun while the first turn is played, and everybody has a faction', () => {
  const log = [event('setup'), event('turn')];
  expect(justBegun(view('a', 'b'), log)).toBe(true);
  expect(justBegun(view('a', null), log)).toBe(false);
  expect(justBegun(view('a', 'b'), [...log, event('turn')])).toBe(false);
  expect(justBegun(null, log)).toBe(false);
});

test('factions are told by seat', () => {
  expect(factionsOf(view('a', null))).toEqual(['a', null]);
  expect(factionsOf({})).toEqual([]);
});

test('the opening is what was drawn and rolled before the first turn', () => {
  const log = ['setup', 'roll_off', 'roll_off', 'turn', 'roll_off'].map(event);
  expect(opening(log, ['roll_off'])).toHaveLength(2);
});
