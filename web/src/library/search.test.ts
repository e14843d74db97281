import { expect, test } from 'vitest';
import { excerpt, marked } from './marks';
import { Index, type Thing } from './search';
import { termsIn } from './terms';
import { folded, slips, wordsOf } from './words';

function thing(kind: string, id: string, en: [string, string], de: [string, string]): Thing {
  const said = ([title, text]: [string, string]) => ({ title, text });
  return { kind, id, en: said(en), de: said(de) };
}

const THINGS = [
  thing(
    'term',
    'term-warhost',
    ['Warhost', 'The place on a base for soldiers.'],
    ['Kampftrupp', 'Der Platz auf einer Basis für Soldaten.'],
  ),
  thing(
    'term',
    'term-re-roll',
    ['re-roll', 'Rolling dice again.'],
    ['Wiederholungswurf', 'Würfel noch einmal werfen.'],
  ),
  thing(
    'faction',
    'baerfolk',
    ['Bärfolk', 'Green, at home in the woods.'],
    ['Bärenvolk', 'Grün, in den Wäldern zu Hause.'],
  ),
  thing(
    'card',
    'iron_hussar',
    ['Iron Hussar', 'When this soldier enters the Ark, your base has +2 Resistance.'],
    ['Eisenhusar', 'Wenn dieser Soldat die Arche betritt, hat deine Basis +2 Widerstand.'],
  ),
  thing(
    'rule',
    'X-ARK-03',
    ['X-ARK-03', 'Entering the empty Ark costs exactly one attack symbol.'],
    ['X-ARK-03', 'Die leere Arche zu betreten kostet genau ein Angriffssymbol.'],
  ),
  thing(
    'rule',
    'X-ARK-13',
    ['X-ARK-13', 'Build a road across the street.'],
    ['X-ARK-13', 'Baue eine Straße über die Straßenkreuzung.'],
  ),
  thing(
    'ruling',
    'X-RULING-48',
    ['X-RULING-48', 'Entering the Ark is no attack.'],
    ['X-RULING-48', 'Die Arche zu betreten ist kein Angriff.'],
  ),
];
const index = new Index(THINGS);
const ids = (query: string, lang: 'en' | 'de' = 'en', kind = '') =>
  index.find(query, lang, kind).hits.map(({ thing: found }) => found.id);

test('case, umlauts and sharp s do not matter, however they are typed', () => {
  for (const query of ['Bärfolk', 'baerfolk', 'BARFOLK', 'bärenvolk'])
    expect(ids(query)[0]).toBe('baerfolk');
  for (const query of ['Straße', 'strasse', 'STRASSE']) expect(ids(query)).toEqual(['X-ARK-13']);
});

test('words are found in any order, and all of them have to be there', () => {
  expect(ids('ark empty')).toEqual(['X-ARK-03']);
  expect(ids('empty ark')).toEqual(['X-ARK-03']);
});

test('whoever learned the game in the other language finds the same', () => {
  expect(ids('Kampftrupp', 'en')[0]).toBe('term-warhost');
  expect(ids('leere Arche betreten', 'en')).toEqual(['X-ARK-03']);
});

test('small slips are forgiven: wrong, missing, doubled and swapped letters', () => {
  for (const query of ['warhots', 'wathost', 'warhst', 'warrhost'])
    expect(ids(query)).toContain('term-warhost');
  expect(ids('Wiederholugnswurf', 'de')).toEqual(['term-re-roll']);
});

test('a word that exists is not taken for a slip of another', () => {
  expect(ids('road')).toEqual(['X-ARK-13']);
});

test('ids are found with and without hyphens and zeros', () => {
  for (const query of ['X-ARK-03', 'x-ark-3', 'xark03', 'x ark 3'])
    expect(ids(query)[0]).toBe('X-ARK-03');
  expect(ids('X-ARK').slice(0, 2)).toEqual(['X-ARK-03', 'X-ARK-13']);
});

test('hyphens inside words do not matter', () => {
  for (const query of ['reroll', 're-roll', 'roll']) expect(ids(query)[0]).toBe('term-re-roll');
});

test('other endings of a word find it too', () => {
  expect(ids('soldier')).toContain('term-warhost');
  expect(ids('soldiers')).toContain('iron_hussar');
});

test('what is called so comes before what mentions it', () => {
  expect(ids('hussar')[0]).toBe('iron_hussar');
  expect(ids('warhost')[0]).toBe('term-warhost');
});

test('a kind narrows what is found', () => {
  expect(ids('ark', 'en', 'ruling')).toEqual(['X-RULING-48']);
});

test('where nothing has all words, the closest are shown and said to be so', () => {
  const found = index.find('empty ark zeppelin', 'en');
  expect(found.whole).toBe(false);
  expect(found.hits.map((hit) => hit.thing.id)).toEqual(['X-ARK-03']);
  expect(index.find('zeppelin', 'en')).toEqual({ hits: [], whole: true });
  expect(index.find(' – ', 'en').hits).toEqual([]);
});

test('similar entries share rare words', () => {
  const [card] = THINGS.filter((one) => one.kind === 'card');
  const many = new Index([...THINGS, ...fillers()]);
  const found = many.similar(card as Thing, ['rule', 'ruling'], 3).map((one) => one.id);
  expect(found).toContain('X-RULING-48');
  expect(found.join()).not.toContain('FILL');
});

function fillers(): Thing[] {
  return Array.from({ length: 40 }, (_, at) =>
    thing('rule', `X-FILL-${at}`, [`X-FILL-${at}`, 'Nothing of this.'], ['-', '-']),
  );
}

test('marks stand on the words as they are written', () => {
  const words = new Set(['barfolk', 'strasse']);
  expect(
    marked('Das Bärfolk baut die Straße.', words)
      .filter((part) => part.marked)
      .map((part) => part.text),
  ).toEqual(['Bärfolk', 'Straße']);
  expect(marked('Nothing', words)).toEqual([{ text: 'Nothing', marked: false }]);
});

test('an excerpt shows the place that was found and is cut between words', () => {
  const text = `${'word '.repeat(80)}needle ${'more '.repeat(80)}`;
  const said = excerpt(text, new Set(['needle']))
    .map((part) => part.text)
    .join('');
  expect(said).toMatch(/^… word .*needle more .* …$/);
  expect(said.length).toBeLessThan(210);
});

test('words fold to one spelling, and slips are counted up to a limit', () => {
  expect(folded('Füße')).toBe('fusse');
  expect(wordsOf('X-ARK-03')[0]?.forms).toEqual(['xark3', 'x', 'ark', '3']);
  expect(slips('abcd', 'abdc', 2)).toBe(1);
  expect(slips('abcd', 'wxyz', 2)).toBe(3);
});

test('terms are recognised in a text in their other forms, longer names first', () => {
  const terms = [
    thing('term', 'term-ark', ['Ark', ''], ['Arche', '']),
    thing('term', 'term-enter', ['enter the Ark', ''], ['die Arche betreten', '']),
    thing('term', 'term-soldier', ['soldier, soldier card', ''], ['Soldat, Soldatenkarte', '']),
    thing('term', 'term-art', ['art', ''], ['Art', '']),
  ];
  const found = (text: string) => termsIn(text, terms, 'en').map((term) => term.id);
  expect(found('Soldiers that enter the Ark start.')).toEqual(['term-enter', 'term-soldier']);
  expect(found('The Ark is empty.')).toEqual(['term-ark']);
});
