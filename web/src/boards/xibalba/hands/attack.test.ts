import { expect, test } from 'vitest';
import type { Choice } from '../../../prompt/choices.svelte';
import { attackOptions, matching, most, targets, within } from './attack';

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

test('a wish for more dice than there are means all of them', () => {
  const wish = { target: 'ark', attacks: 99, criticals: 99 };
  expect(within(options, wish)).toEqual({ target: 'ark', attacks: 1, criticals: 1 });
});

test('a target that is gone makes room for the first open one', () => {
  expect(within(options, { target: '3', attacks: 1, criticals: 0 }).target).toBe('ark');
});

test('an attack that is not open cannot be made', () => {
  expect(matching(options, { target: 'ark', attacks: 0, criticals: 0 })).toBeUndefined();
  expect(matching(options, { target: '2', attacks: 1, criticals: 0 })).toBe(options[3]);
});
