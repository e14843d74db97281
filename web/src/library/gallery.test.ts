import { expect, test } from 'vitest';
import { choicesOf, fits, rowsOf, sorted } from './gallery';

const ROWS = rowsOf({
  cards: [
    { id: 'fusilier', type: 'soldier', faction: 'bastion', cost: 4, phase: 'PERMANENT', power: 2 },
    { id: 'rider', type: 'soldier', faction: 'outrider', cost: 2, phase: 'ACTION', power: 3 },
    { id: 'wall', type: 'structure', faction: 'bastion', cost: 10, phase: 'PERMANENT' },
    {
      id: 'chief.islanders',
      kind: 'chief',
      type: 'unit',
      faction: null,
      rank: 2,
      price: { rank: 1, supply: 2 },
    },
  ],
  storm_effects: [{ id: 'artefact', number: 1 }],
  potions: [{ id: 'eclipse' }],
});
const faces = (rows: typeof ROWS) => rows.map((row) => row.face);

test('cards lead to the entry that explains them, and are drawn as views write them', () => {
  const [chief] = ROWS.filter((row) => row.face === 'chief.islanders');
  expect([chief?.kind, chief?.id, chief?.values]).toEqual([
    'card',
    'chief',
    { type: 'unit', rank: '2', supply: '2' },
  ]);
  expect(ROWS.slice(-2).map(({ face, kind, id }) => [face, kind, id])).toEqual([
    ['eclipse', 'potion', 'eclipse'],
    ['storm_1', 'storm', 'artefact'],
  ]);
});

test('values of one facet are alternatives, facets narrow each other', () => {
  const shown = (chosen: Record<string, string[]>) =>
    faces(ROWS.filter((row) => fits(row, chosen)));
  expect(shown({ faction: ['bastion', 'outrider'] })).toEqual(['fusilier', 'rider', 'wall']);
  expect(shown({ faction: ['bastion'], type: ['soldier'] })).toEqual(['fusilier']);
  expect(shown({ faction: [] })).toHaveLength(ROWS.length);
});

test('every choice says how many cards it would show beside the other filters', () => {
  const counts = choicesOf(ROWS, 'type', { faction: ['bastion'], type: ['soldier'] });
  expect(counts.slice(0, 3)).toEqual([
    { value: 'soldier', count: 1 },
    { value: 'structure', count: 1 },
    { value: 'unit', count: 0 },
  ]);
});

test('numbers are offered in their order', () => {
  expect(choicesOf(ROWS, 'cost', {}).map((choice) => choice.value)).toEqual(['2', '4', '10']);
});

test('sorting by a number puts cards without it last, and names break ties', () => {
  const name = (row: { face: string }) => row.face;
  expect(faces(sorted(ROWS, 'power', name, 'en')).slice(0, 3)).toEqual([
    'fusilier',
    'rider',
    'chief.islanders',
  ]);
  expect(faces(sorted(ROWS, 'name', name, 'en'))[0]).toBe('chief.islanders');
  expect(sorted(ROWS, '', name, 'en')).toEqual(ROWS);
});
