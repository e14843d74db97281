import { expect, test } from 'vitest';
import { shortened } from './shortened';

test('what fits stays as it is', () => {
  expect(shortened('Undoes: Ada buys.', 20)).toBe('Undoes: Ada buys.');
});

test('what does not fit is cut between two words', () => {
  expect(shortened('Undoes: Ada gathers 1, 2, 3 and 4.', 26)).toBe('Undoes: Ada gathers 1, 2 …');
});

test('what does not fit is cut where a part of it ends, if that is not far away', () => {
  const reason = 'Something was revealed since your move, so you can’t undo it.';
  expect(shortened(reason, 50)).toBe('Something was revealed since your move …');
});

test('a single long word is cut where it has to be', () => {
  expect(shortened('Donaudampfschifffahrt', 10)).toBe('Donaudamp …');
});
