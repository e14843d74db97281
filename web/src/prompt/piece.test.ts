import { expect, test } from 'vitest';
import { named } from './piece';

test('what is seen on a piece is part of its name, once', () => {
  expect(named('Lord', 'Hire a Lord')).toBe('Hire a Lord');
  expect(named('Ice Sapper', 'Buy it')).toBe('Ice Sapper: Buy it');
});

test('asides in brackets neither are the name nor keep it apart', () => {
  expect(named('Supply', 'Hide a card (costs “Supply”)')).toBe(
    'Supply: Hide a card (costs “Supply”)',
  );
  expect(named('Lord (Islanders)', 'Play “Lord (Islanders)”')).toBe('Play “Lord (Islanders)”');
});

test('a part of a word is not the word', () => {
  expect(named('Weapon tech', 'Weapon technology: hit')).toBe(
    'Weapon tech: Weapon technology: hit',
  );
});
