import { expect, test } from 'vitest';
import { chaptersOf, partsOf } from './contents';
import type { Item } from './libraryIndex';

function rule(id: string, kind: string, book: string, chapter: string): Item {
  const said = { title: id, text: '', chapter };
  return { kind, id, book, see: [], en: said, de: said };
}

const ITEMS = [
  { ...rule('term-x', 'term', '', ''), kind: 'term' },
  rule('B-CSETUP-01', 'rule', 'creation', 'Setup'),
  rule('B-CSETUP-02', 'rule', 'creation', 'Setup'),
  rule('B-TURN-01', 'rule', 'creation', 'Turn'),
  rule('B-CRULING-01', 'ruling', 'creation', 'Setup'),
  rule('B-SETUP-01', 'rule', 'stormgates', 'Setup'),
];

test('chapters keep the order of the rulebook and are called by their first rule', () => {
  expect(chaptersOf(ITEMS).map(({ first, items }) => [first, items.length])).toEqual([
    ['B-CSETUP-01', 2],
    ['B-TURN-01', 1],
    ['B-CRULING-01', 1],
    ['B-SETUP-01', 1],
  ]);
});

test('rules and rulings of each book are parts of their own', () => {
  expect(partsOf(chaptersOf(ITEMS)).map(({ book, kind }) => `${book} ${kind}`)).toEqual([
    'creation rule',
    'creation ruling',
    'stormgates rule',
  ]);
});
