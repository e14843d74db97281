import { expect, test } from 'vitest';
import type { Choice } from '../../../prompt/choices.svelte';
import { onlyGoal } from './takable';

function choice(verb: string, args: Choice['action']['args']): Choice {
  const decision = { id: '0.1', seat: 0, kind: 'act', about: {}, actions: [] };
  const refs = Object.entries(args).map(([name, value]) => `${name}:${value}`);
  const action = { verb, args };
  return { key: 'k', number: 1, decision, action, text: verb, group: '', refs };
}

const priests = choice('upgrade', { field: '2,2', rank: 'priest' });
const lords = choice('upgrade', { field: '2,2', rank: 'lord' });

test('a piece whose options differ in their price alone is taken up for the cheapest', () => {
  expect(onlyGoal([priests, lords], 'City')?.goal).toEqual({
    verb: 'upgrade',
    args: { field: '2,2' },
  });
});

test('an option that is named keeps its price', () => {
  expect(onlyGoal([lords], 'City')?.goal.args).toEqual({ field: '2,2', rank: 'lord' });
});

test('options that differ in more are no single goal', () => {
  const other = choice('upgrade', { field: '3,3', rank: 'lord' });
  expect(onlyGoal([lords, other], 'City')).toBeNull();
  expect(onlyGoal([], 'City')).toBeNull();
});
