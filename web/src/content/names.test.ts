import pack from 'virtual:content/battalia';
import xibalba from 'virtual:content/xibalba';
import { expect, test } from 'vitest';
import { indexed, named } from './names';

const battalia = indexed(pack);

test('a card with a faction is called by both', () => {
  expect(named('tribesman.islanders', battalia, 'de')).toBe('Stammeskrieger (Holmsiedler)');
});

test('what a card counts as, and how often, is said too', () => {
  expect(named('supply>lord', battalia, 'en')).toMatch(/ → Lord$/);
  expect(named('chief.baerfolkx2', battalia, 'en')).toBe('2 × Chief (Bärfolk)');
});

test('a storm effect is called by its own name, though a card may have the same id', () => {
  expect(named('storm_2', battalia, 'en')).toBe('Free Lord');
  expect(named('storm_2', battalia, 'de')).toBe('Lord geschenkt');
  expect(named('lord', battalia, 'en')).toBe('Lord');
});

test('copies of a card have one name', () => {
  expect(named('odds_maker#2', indexed(xibalba), 'de')).toBe('Buchmacherin');
});

test('what nobody knows keeps its id', () => {
  expect(named('some_new_card', new Map(), 'en')).toBe('some new card');
});
