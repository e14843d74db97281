import { expect, test } from 'vitest';
import { struckRefs } from './flight';

const event = (verb: string, args: Record<string, unknown>) => ({ verb, args });
const log = [event('attack', { attack_target: 'ark' }), event('attack', { attack_target: 1 })];

test('an attack strikes the Ark or a base, and its power shows where', () => {
  expect(struckRefs(event('hit', { attack_target: 'ark' }), [])).toEqual(['zone:ark', 'ark']);
  expect(struckRefs(event('hold', { attack_target: 0 }), log)).toEqual(['base:0']);
  expect(struckRefs(event('power', { power: 3 }), log)).toEqual(['base:1']);
  expect(struckRefs(event('power', { power: 3 }), [])).toEqual([]);
});

test('who does not block leaves the own base open', () => {
  expect(struckRefs(event('no_block', { seat: 1 }), log)).toEqual(['base:1']);
});
