import { expect, test } from 'vitest';
import type { Event } from '../../../net/protocol';
import { flights } from './flights';

const event = (verb: string, args: Event['args']): Event => ({ verb, args });

test('what one draws comes from the own Nation into the hand', () => {
  const drawn = event('cards_drawn_seen', { seat: 0, cards: ['supply', 'chief.islanders'] });
  expect(flights([drawn], 0)).toEqual([
    { card: 'supply', from: 'nation', to: 'hand' },
    { card: 'chief.islanders', from: 'nation', to: 'hand' },
  ]);
});

test('what others get flies to their panel', () => {
  const hired = event('gained', { seat: 2, card: 'lord.islanders', zone: 'refuge' });
  expect(flights([hired], 0)).toEqual([
    { card: 'lord.islanders', from: 'pile-lord', to: 'seat-2' },
  ]);
});

test('what stays in the same panel does not fly', () => {
  expect(flights([event('line', { seat: 1, action: 'hire', cards: ['supply'] })], 0)).toEqual([]);
});

test('a flood of events shows only the last few', () => {
  const many = Array.from({ length: 30 }, () => event('to_limbo', { seat: 0, card: 'supply' }));
  expect(flights(many, 0)).toHaveLength(8);
});
