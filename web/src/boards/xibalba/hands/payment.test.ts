import { expect, test } from 'vitest';
import type { Choice } from '../../../prompt/choices.svelte';
import { joined, paidBy } from '../../../prompt/payments';
import { gatheredBy, proposed, wayWith } from './payment';

const goal = { verb: 'buy', args: { slot: 'soldier.1' } };
const way = (...faces: string[]): Choice => ({
  key: faces.join(),
  number: 0,
  decision: { id: '0.1', seat: 0, kind: 'act', about: {}, actions: [] },
  action: goal,
  text: 'Buy',
  group: '',
  refs: [],
  steps: [...faces.map((face) => ({ verb: 'gather', args: { face } })), goal],
  pays: faces,
});
const [choice] = joined([way('R2'), way('R1', 'R1'), way('R3')]) as [Choice];

test('what needs dice to be gathered is proposed, not what the store pays for', () => {
  const discard = { ...way(), action: { verb: 'discard', args: {} }, steps: undefined };
  expect(proposed([discard, choice])).toBe(choice);
  expect(proposed([discard])).toBeUndefined();
});

test('a die that would pay can be spared, another one can be taken', () => {
  expect(wayWith(choice, 'R2', false)?.pays).toEqual(['R1', 'R1']);
  expect(wayWith(choice, 'R3', true)?.pays).toEqual(['R3']);
  const small = paidBy(choice, wayWith(choice, 'R1', true) ?? { text: '', steps: [], pays: [] });
  expect(gatheredBy(small.steps ?? [])).toEqual(['R1', 'R1']);
  expect(wayWith(small, 'R1', false)?.pays).toEqual(['R2']);
});

test('a die that no other way uses stays as it is', () => {
  expect(wayWith(choice, 'R1', false)).toBeUndefined();
  expect(wayWith(choice, 'G1', true)).toBeUndefined();
});
