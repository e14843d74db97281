import { expect, test } from 'vitest';
import { cardsOf, newId, wholePack, withCard, withField, withoutCard } from './cards';

const BASE = {
  cards: [
    { id: 'guard', name_en: 'Guard', name_de: 'Wache', cost: 4, text_en: 'Hi', text_de: 'Hallo' },
    { id: 'scout', name_en: 'Scout', name_de: 'Späher', cost: 2, text_en: 'A', text_de: 'B' },
  ],
};
const UNITS = { units: { lord: { en: 'Lord', hire: { supply: 3, rank: 2 } } } };
const CARDS = [{ id: 'cards', blank: {} }];
const cost = { path: 'cost', told: false };

test('a draft says only what differs from the pack below', () => {
  let data = withField({ base: BASE, data: {} }, 'cards', 'guard', cost, 5);
  expect(data).toEqual({ cards: { guard: { cost: 5 } } });
  expect(cardsOf({ base: BASE, data }, 'cards')[0]).toMatchObject({
    state: 'changed',
    value: { cost: 5, name_en: 'Guard' },
  });
  data = withField({ base: BASE, data }, 'cards', 'guard', cost, 4);
  expect(data).toEqual({});
});

test('tables within a card are changed key by key', () => {
  const field = { path: 'hire.supply', told: false };
  const data = withField({ base: UNITS, data: {} }, 'units', 'lord', field, 4);
  expect(data).toEqual({ units: { lord: { hire: { supply: 4 } } } });
  expect(cardsOf({ base: UNITS, data }, 'units')[0]?.value.hire).toEqual({ supply: 4, rank: 2 });
  expect(wholePack({ base: UNITS, data }, [{ id: 'units', blank: {} }])).toEqual({
    units: { lord: { en: 'Lord', de: 'Lord', hire: { supply: 4, rank: 2 } } },
  });
});

test('a changed text takes the other language along, for it would be lost', () => {
  const text = { path: 'text_en', told: true };
  let data = withField({ base: BASE, data: {} }, 'cards', 'guard', text, 'Ho');
  expect(data).toEqual({ cards: { guard: { text_en: 'Ho', text_de: 'Hallo' } } });
  data = withField({ base: BASE, data }, 'cards', 'guard', text, undefined);
  expect(data).toEqual({ cards: { guard: { text_de: 'Hallo' } } });
  expect(cardsOf({ base: BASE, data }, 'cards')[0]?.value.text_en).toBeUndefined();
});

test('a list within an entry is said as a whole', () => {
  const levels = [
    { level: 1, resistance: 3 },
    { level: 2, resistance: 4 },
  ];
  const base = { factions: [{ id: 'old', levels }] };
  const field = { path: 'levels[1].resistance', told: false };
  let data = withField({ base, data: {} }, 'factions', 'old', field, 6);
  expect(data).toEqual({ factions: { old: { levels: [levels[0], { level: 2, resistance: 6 }] } } });
  data = withField({ base, data }, 'factions', 'old', field, 4);
  expect(data).toEqual({});
});

test('a list that a new entry leaves out begins as a blank one has it', () => {
  const blank = { levels: [{ level: 1, resistance: 3 }] };
  const layers = { base: { factions: [] }, data: { factions: { mine: { name_en: 'Mine' } } } };
  const field = { path: 'levels[0].resistance', told: false };
  const data = withField(layers, 'factions', 'mine', field, 5, blank);
  expect(data.factions).toEqual({
    mine: { name_en: 'Mine', levels: [{ level: 1, resistance: 5 }] },
  });
  const whole = wholePack(layers, [{ id: 'factions', blank }]);
  expect(whole.factions).toEqual([
    { id: 'mine', name_en: 'Mine', name_de: 'Mine', levels: blank.levels },
  ]);
});

test('an emptied field of a printed card stays empty instead of becoming what it was', () => {
  const data = withField({ base: BASE, data: {} }, 'cards', 'guard', cost, undefined);
  expect(data).toEqual({ cards: { guard: { cost: '' } } });
});

test('cards are added, removed and brought back', () => {
  const added = withCard({ base: BASE, data: {} }, 'cards', 'mine', { id: 'mine', cost: 1 });
  expect(added).toEqual({ cards: { mine: { cost: 1 } } });
  expect(cardsOf({ base: BASE, data: added }, 'cards').map(({ state }) => state)).toEqual([
    'same',
    'same',
    'new',
  ]);
  const removed = withoutCard({ base: BASE, data: added }, 'cards', 'guard');
  expect(removed).toEqual({ cards: { mine: { cost: 1 }, guard: { remove: true } } });
  expect(wholePack({ base: BASE, data: removed }, CARDS).cards).toHaveLength(2);
  const back = withCard({ base: BASE, data: removed }, 'cards', 'guard', undefined);
  expect(withoutCard({ base: BASE, data: back }, 'cards', 'mine')).toEqual({});
});

test('a file with a list of cards stays one', () => {
  const data = { cards: [{ ...BASE.cards[0] }, { id: 'mine', name_en: 'Mine', cost: 1 }] };
  const layers = { base: BASE, data };
  expect(cardsOf(layers, 'cards').map(({ state }) => state)).toEqual(['same', 'new']);
  const changed = withField(layers, 'cards', 'guard', cost, 9);
  expect(changed.cards).toMatchObject([{ id: 'guard', cost: 9 }, { id: 'mine' }]);
  expect(withoutCard(layers, 'cards', 'guard').cards).toHaveLength(1);
});

test('a card in one language is shown in both', () => {
  const data = { cards: { mine: { name_de: 'Meine', text_de: 'Tut was.' } } };
  const cards = wholePack({ base: BASE, data }, CARDS).cards as Record<string, string>[];
  expect(cards.at(-1)).toMatchObject({ name_en: 'Meine', text_en: 'Tut was.' });
});

test('an id is made of the name, and is nobody else’s', () => {
  expect(newId('Torwächterin 2', [])).toBe('torwaechterin_2');
  expect(newId('Guard!', ['guard', 'guard_2'])).toBe('guard_3');
  expect(newId('7 ☃', [])).toBe('own');
  expect(newId('Clan 13', ['clan'], false)).toBe('clan_b');
});
