import { expect, test } from 'vitest';
import type { XibalbaView } from '../../../net/views/xibalba';
import type { Choice } from '../../../prompt/choices.svelte';
import { missed } from './missed';

const view = (spent: string[], life: number) =>
  ({
    dice: { spent },
    players: [
      {
        attacker: {
          targets: [{ target: 'ark', aims: [{ attacks: 1, criticals: 0, succeeds: life <= 3 }] }],
        },
      },
    ],
  }) as unknown as XibalbaView;
const choice = (verb: string, args = {}) =>
  ({ decision: { seat: 0 }, action: { verb, args } }) as unknown as Choice;
const attack = choice('attack', { target: 'ark', attacks: 1, criticals: 0 });

test('who ends the turn misses an attack that would succeed, and no other', () => {
  expect(missed(view(['R1'], 3), attack)).toBe(true);
  expect(missed(view(['R1'], 4), attack)).toBe(false);
});

test('resources stay: what they pay for is missed only by who has used no die', () => {
  expect(missed(view([], 9), choice('buy'))).toBe(true);
  expect(missed(view(['R1'], 9), choice('buy'))).toBe(false);
});
