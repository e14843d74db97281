import { expect, test } from 'vitest';
import { grouped, keyed, sorted } from './grouping';

test('units come by rank, then royals, artefacts, Great Artefacts and neutral cards', () => {
  const hand = [
    'supply',
    'horn_of_baldur',
    'tools.islanders',
    'king.baerfolk',
    'lord.baerfolk',
    'tribesman.wolfsclan',
  ];
  expect(sorted(hand)).toEqual([
    'tribesman.wolfsclan',
    'lord.baerfolk',
    'king.baerfolk',
    'tools.islanders',
    'horn_of_baldur',
    'supply',
  ]);
});

test('within a rank the factions keep their order', () => {
  expect(sorted(['chief.sunblessed', 'chief.baerfolk', 'chief.unbound'])).toEqual([
    'chief.baerfolk',
    'chief.sunblessed',
    'chief.unbound',
  ]);
});

test('equal cards are counted, changed copies are not equal', () => {
  expect(grouped(['supply', 'supply>lord', 'supply'])).toEqual([
    { id: 'supply', count: 2 },
    { id: 'supply>lord', count: 1 },
  ]);
});

test('every card of a list has a key of its own that lasts', () => {
  expect(keyed(['supply', 'chest', 'supply']).map(({ key }) => key)).toEqual([
    'supply/0',
    'chest/0',
    'supply/1',
  ]);
});
