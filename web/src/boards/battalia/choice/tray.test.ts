import { expect, test } from 'vitest';
import type { Choice } from '../../../prompt/choices.svelte';
import { offers } from './tray';

function choice(verb: string, args: Record<string, unknown>): Choice {
  const decision = { id: '0.1', seat: 0, kind: 'act', about: {}, actions: [] };
  const action = { verb, args } as Choice['action'];
  return { key: `${verb}`, number: 1, decision, action, text: verb, group: '', refs: [] };
}

test('cards of a stack, forms and storm effects are offered as pictures', () => {
  const found = offers([
    choice('take', { card: 'tools.islanders' }),
    choice('form', { form: 'lord' }),
    choice('effect', { effect: 4 }),
  ]);
  expect(found.map(({ card }) => card)).toEqual(['tools.islanders', 'lord', 'storm_4']);
});

test('the results of an Amulet are sides of a die', () => {
  expect(offers([choice('result', { result: 5 })])[0]).toMatchObject({ card: null, face: '5' });
});

test('a number is offered in words', () => {
  expect(offers([choice('amount', { amount: 3 })])[0]).toMatchObject({ card: null, face: null });
});

test('what has a piece on the table is not offered again', () => {
  expect(offers([choice('lay', { card: 'supply' }), choice('done', {})])).toEqual([]);
});
