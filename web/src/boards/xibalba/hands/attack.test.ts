import { expect, test } from 'vitest';
import type { Choice } from '../../../prompt/choices.svelte';
import { aimedAt, attackOptions, least, matching, most, targets } from './attack';

function choice(verb: string, args: Record<string, unknown>): Choice {
  return { action: { verb, args }, text: verb } as unknown as Choice;
}

const attack = (target: unknown, attacks: number, criticals: number) =>
  choice('attack', { target, attacks, criticals });
const options = attackOptions([
  choice('end', {}),
  attack('ark', 1, 0),
  attack('ark', 0, 1),
  attack('ark', 1, 1),
  attack(2, 1, 0),
]);

test('only attacks count, each with its target and symbols', () => {
  expect(options).toHaveLength(4);
  expect(options[3]).toMatchObject({ target: '2', attacks: 1, criticals: 0 });
});

test('every target is offered once', () => {
  expect(targets(options)).toEqual(['ark', '2']);
});

test('the dice of a target are as many as its biggest attack takes', () => {
  expect(most(options, 'ark')).toEqual({ attacks: 1, criticals: 1 });
  expect(most(options, '2')).toEqual({ attacks: 1, criticals: 0 });
});

test('the fewest symbols that do it are enough, and criticals are spared', () => {
  const symbols = (enough: number) =>
    least(options, 'ark', ({ attacks, criticals }) => attacks + criticals >= enough);
  expect(symbols(1)).toEqual({ target: 'ark', attacks: 1, criticals: 0 });
  expect(symbols(2)).toEqual({ target: 'ark', attacks: 1, criticals: 1 });
  const none = least(options, 'ark', () => false);
  expect(none).toEqual({ target: 'ark', attacks: 1, criticals: 1 });
});

test('a target that is gone makes room for the first open one', () => {
  expect(aimedAt(options, '3')).toBe('ark');
  expect(aimedAt(options, '2')).toBe('2');
});

test('an attack that is not open cannot be made', () => {
  expect(matching(options, { target: 'ark', attacks: 0, criticals: 0 })).toBeUndefined();
  expect(matching(options, { target: '2', attacks: 1, criticals: 0 })).toBe(options[3]);
});
