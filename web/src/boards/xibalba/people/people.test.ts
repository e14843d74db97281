import { expect, test } from 'vitest';
import paths from '../cards/pictures.icons.json';
import { leaderOf, PEOPLE, personOn } from './people';

const FACTIONS = [
  ...['bastion', 'outrider', 'saboteur', 'abacus'],
  ...['caravan', 'reliquary', 'lazaret', 'borealis'],
];

test('everybody who is drawn is on a card of the base game', () => {
  for (const kind of PEOPLE) expect(Object.keys(paths)).toContain(kind);
});

test('no two people of the base cards look the same with what they carry', () => {
  const looks = PEOPLE.map((kind) => {
    const prop = (paths as Record<string, string>)[kind];
    return JSON.stringify([personOn(kind, 'soldier'), prop]);
  });
  expect(new Set(looks).size).toBe(PEOPLE.length);
});

test('soldiers of other packs are people too, always the same ones', () => {
  expect(personOn('my_own_guard', 'soldier')).toEqual(personOn('my_own_guard', 'soldier'));
  expect(personOn('my_own_guard', 'soldier')).toBeDefined();
  expect(personOn('my_own_tower', 'structure')).toBeUndefined();
});

test('a tank stays a tank', () => {
  expect(personOn('land_dreadnought', 'soldier')).toBeUndefined();
});

test('every faction has a leader of its own', () => {
  const looks = FACTIONS.map((faction) => JSON.stringify(leaderOf(faction)));
  expect(new Set(looks).size).toBe(FACTIONS.length);
  expect(leaderOf('faction_of_another_pack')).toBeDefined();
});
