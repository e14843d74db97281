import { expect, test, vi } from 'vitest';
import { loadContent } from '../content/content.svelte';
import { addressOf, gameOfRule, placeAt, placeOfRule, withPack, withRules } from './address';

test('rules have short addresses, everything else says its game and kind', () => {
  expect(addressOf(placeOfRule('X-ARK-03'))).toBe('/rules/X-ARK-03');
  expect(addressOf({ game: 'battalia', kind: 'card', id: 'amulet' })).toBe(
    '/rules/battalia/card/amulet',
  );
  expect(addressOf({ game: 'xibalba', kind: 'term', id: 'term-ark' })).toBe(
    '/rules/xibalba/term/ark',
  );
});

test('an address leads back to the entry', () => {
  expect(placeAt('xibalba', 'term', 'ark')).toEqual({
    game: 'xibalba',
    kind: 'term',
    id: 'term-ark',
  });
  expect(placeOfRule('B-CRULING-04')).toEqual({
    game: 'battalia',
    kind: 'ruling',
    id: 'B-CRULING-04',
  });
});

test('only rules of games are rules of games', () => {
  expect(gameOfRule('B-STORM-E01.1')).toBe('battalia');
  expect(gameOfRule('T-SEAT-01')).toBe('');
  expect(gameOfRule('X-nonsense')).toBe('');
});

test('ids of rules in a text become pieces of their own', () => {
  expect(withRules('See X-ARK-03 and B-END-12.1.')).toEqual([
    { text: 'See ', rule: false },
    { text: 'X-ARK-03', rule: true },
    { text: ' and ', rule: false },
    { text: 'B-END-12.1', rule: true },
    { text: '.', rule: false },
  ]);
});

test('pages about the pack of a table lead to pages about the same', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  await loadContent('xibalba', { pack: 'abc', token: 'x', table: 'T1' });
  expect(addressOf(placeOfRule('X-ARK-03'))).toBe('/rules/X-ARK-03?pack=abc&table=T1');
  expect(withPack('xibalba', '/cards/xibalba?faction=bastion')).toBe(
    '/cards/xibalba?faction=bastion&pack=abc&table=T1',
  );
  expect(withPack('battalia', '/cards/battalia')).toBe('/cards/battalia');
  vi.unstubAllGlobals();
});
