import { expect, test } from 'vitest';
import type { Player } from '../../../net/views/xibalba';
import { priceOf, short, verbWord } from './verbs';

const sum = (total: number) => ({ total, parts: [] });
const player = {
  resources: 1,
  gatherable: 5,
  costs: { discard: sum(2), upgrade: null },
  prices: { soldier: [sum(7), sum(4)] },
} as unknown as Player;

test('a card has the price of its slot, an action its own', () => {
  expect(priceOf('buy', ['slot:soldier.2', 'card:mole'], player)).toBe('4');
  expect(priceOf('discard', ['slot:soldier.2'], player)).toBe('2');
  expect(priceOf('upgrade', [], player)).toBe('');
  expect(priceOf('take', ['card:mole'], player)).toBe('');
});

test('what is missing counts the store and all dice', () => {
  expect([short(7, player), short(6, player), short(2, player)]).toEqual([1, 0, 0]);
});

test('verbs have short words', () => {
  expect(verbWord('buy')).not.toBe('buy');
  expect(verbWord('something_new')).toBe('something_new');
});
