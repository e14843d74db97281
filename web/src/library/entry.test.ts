import { expect, test } from 'vitest';
import { chapterAt, faceOf, itemAt, neighbours, related } from './entry';
import type { Item, LibraryIndex } from './libraryIndex';
import { Index } from './search';

function item(
  kind: string,
  id: string,
  title: string,
  text: string,
  more: Partial<Item> = {},
): Item {
  const said = { title, text, chapter: kind === 'rule' ? 'One' : '' };
  return { kind, id, book: '', see: [], en: said, de: said, ...more };
}

const items = [
  item('card', 'amulet', 'Amulet', 'Changes a card.'),
  item('storm', 'artefact', 'Storm effect 1: Free artefact', 'Take one.'),
  item('storm', 'lord', 'Storm effect 2: Free Lord', 'Take a Lord.'),
  item(
    'rule',
    'B-ART-01',
    'B-ART-01',
    'There are tools, horses, weapons, tents, titles, scrolls and an amulet, seven kinds in all.',
  ),
  item('rule', 'B-ART-02', 'B-ART-02', 'An Amulet changes a card by a roll of the amulet die.'),
  item('ruling', 'B-RULING-01', 'B-RULING-01', 'Nothing else.'),
];
const library: LibraryIndex = { game: 'battalia', items, index: new Index(items) };
const at = (index: number) => items[index] as Item;

test('an entry is found by its kind and id, a rule also where somebody took it for a ruling', () => {
  expect(itemAt(library, { game: 'battalia', kind: 'storm', id: 'lord' })).toBe(at(2));
  expect(itemAt(library, { game: 'battalia', kind: 'rule', id: 'B-RULING-01' })).toBe(at(5));
  expect(itemAt(library, { game: 'battalia', kind: 'card', id: 'lord' })).toBeUndefined();
});

test('previous and next stay among entries of the same kind', () => {
  expect(neighbours(library, at(3))).toEqual({ previous: undefined, next: at(4) });
  expect(neighbours(library, at(4))).toEqual({ previous: at(3), next: undefined });
});

test('rules about a thing come before those that mention it among others', () => {
  expect(related(library, at(0)).map((one) => one.id)).toEqual(['B-ART-02', 'B-ART-01']);
});

test('a rule knows its chapter, and storm effects are drawn by their number', () => {
  expect(chapterAt(library, at(4))).toBe('B-ART-01');
  expect([faceOf(library, at(0)), faceOf(library, at(2)), faceOf(library, at(3))]).toEqual([
    'amulet',
    'storm_2',
    '',
  ]);
});
