import { expect, test } from 'vitest';
import { rowsOf } from './glossary';
import type { Item } from './libraryIndex';
import { Index } from './search';

function item(kind: string, id: string, en: string, de: string): Item {
  const said = (title: string) => ({ title, text: `About ${id}`, chapter: '' });
  return { kind, id, book: '', see: [], en: said(en), de: said(de) };
}

const items = [
  item('term', 'term-road', 'road', 'Straße'),
  item('term', 'term-ambush', 'Ambush', 'Versteck'),
  item('term', 'term-exit', 'exit', 'Öffnung'),
  item('card', 'amulet', 'Amulet', 'Amulett'),
  item('rule', 'B-X-01', 'B-X-01', 'B-X-01'),
];
const library = { items, index: new Index(items) };
const wanted = { query: '', kind: 'term', by: 'en', down: false, lang: 'en' } as const;
const ids = (some: object) => rowsOf(library, { ...wanted, ...some }).map((line) => line.item.id);

test('terms are sorted by either language, as its readers expect', () => {
  expect(ids({})).toEqual(['term-ambush', 'term-exit', 'term-road']);
  expect(ids({ by: 'de' })).toEqual(['term-exit', 'term-road', 'term-ambush']);
  expect(ids({ by: 'de', down: true })).toEqual(['term-ambush', 'term-road', 'term-exit']);
});

test('names of other things can be shown as well, rules have none', () => {
  expect(ids({ kind: 'all' })).toEqual(['term-ambush', 'amulet', 'term-exit', 'term-road']);
});

test('the filter understands both languages', () => {
  expect(ids({ query: 'strasse' })).toEqual(['term-road']);
  expect(ids({ query: 'road', lang: 'de' })).toEqual(['term-road']);
});
