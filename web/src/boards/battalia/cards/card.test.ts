import { expect, test } from 'vitest';
import { classOf, parsed, printedId } from './card';

test('a plain card has a kind and a faction', () => {
  expect(parsed('lord.islanders')).toMatchObject({ kind: 'lord', faction: 'islanders', copies: 1 });
  expect(parsed('supply')).toMatchObject({ kind: 'supply', faction: null, form: null });
});

test('everything that can happen to a copy is read at once', () => {
  expect(parsed('lord.islanders>weapon@2~^x2%!')).toEqual({
    kind: 'lord',
    faction: 'islanders',
    form: 'weapon',
    lender: 1,
    copies: 2,
    traded: true,
    named: true,
    copied: true,
    joker: true,
  });
});

test('the x of a doubled card belongs to no name', () => {
  expect(parsed('chief.baerfolkx2')).toMatchObject({ faction: 'baerfolk', copies: 2 });
  expect(parsed('supply>lordx3')).toMatchObject({ form: 'lord', copies: 3 });
});

test('numbers in names are no marks', () => {
  expect(parsed('fate_1')).toMatchObject({ kind: 'fate_1', copies: 1 });
  expect(parsed('storm_12').kind).toBe('storm_12');
});

test('the seat that lent a card counts from 0', () => {
  expect(parsed('priest.wolfsclan@1').lender).toBe(0);
});

test('each kind belongs to a class with a frame of its own', () => {
  const kinds = [
    'chief',
    'king',
    'amulet',
    'horn_of_baldur',
    'fate_2',
    'stardust',
    'eclipse',
    'storm_4',
    'arena',
  ];
  expect(kinds.map(classOf)).toEqual([
    'unit',
    'royal',
    'artefact',
    'great',
    'fate',
    'stardust',
    'potion',
    'storm',
    'building',
  ]);
});

test('the printed card forgets what happened to the copy', () => {
  expect(printedId('lord.islanders>weapon@2')).toBe('lord.islanders');
  expect(printedId('supply>lord')).toBe('supply');
});
