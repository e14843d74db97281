import { expect, test } from 'vitest';
import { partnerOf, partnersFor, withPartner } from './boards';
import type { Card } from './cards';
import { begun, copied, reverted, without } from './entries';
import { type FormField, type FormSection, fieldsOf, grouped } from './form';
import { valueAt } from './tables';

function field(path: string, more: Partial<FormField> = {}): FormField {
  const none = { low: 0, high: 9, limit: 40, words: [], lang: '', group: '', entry: '', types: [] };
  const off = { fresh: false, needed: false, told: false, default: null, counted: false };
  return { path, label: path, kind: 'text', ...none, ...off, ...more };
}

function section(fields: FormField[], more: Partial<FormSection> = {}): FormSection {
  const off = { open: true, trial: true, kept: true, digits: true, taken: [] };
  return { id: 'factions', label: 'Factions', of: 'faction', blank: {}, fields, ...off, ...more };
}

const named = [field('name_en', { lang: 'en' }), field('name_de', { lang: 'de' })];
const XIBALBA = section([...named, field('board', { kind: 'board' }), field('levels[0].power')], {
  blank: { levels: [{ power: 3 }] },
});
const BASE = {
  boards: [
    { id: 'board_a', sides: ['legion', 'riders'] },
    { id: 'board_b', sides: ['league'] },
  ],
  factions: ['legion', 'riders', 'league'].map((id) => ({
    id,
    board: id === 'league' ? 'board_b' : 'board_a',
    name_en: id,
    levels: [{ power: 4 }],
  })),
};
const BATTALIA = section(
  [field('en', { lang: 'en' }), field('de', { lang: 'de' }), field('terrain', { fresh: true })],
  { digits: false, taken: ['unbound'], blank: { terrain: 'woods' } },
);

const legion: Card = { id: 'legion', value: BASE.factions[0] ?? {}, state: 'same' };

test('a new faction has its name, what a blank one has, and a board of its own', () => {
  const { data, id } = begun({ base: BASE, data: {} }, XIBALBA, 'Mist Folk', 'de', []);
  expect(id).toBe('mist_folk');
  expect(data).toEqual({
    boards: { mist_folk: { sides: ['mist_folk'] } },
    factions: { mist_folk: { levels: [{ power: 3 }], name_de: 'Mist Folk', board: 'mist_folk' } },
  });
  expect(without({ base: BASE, data }, XIBALBA, id)).toEqual({});
});

test('a faction without a board has no digits and no word of the rules in its id', () => {
  const layers = { base: { factions: {} }, data: {} };
  expect(begun(layers, BATTALIA, 'Unbound 2', 'en', [])).toEqual({
    data: { factions: { unbound_b: { terrain: 'woods', en: 'Unbound 2' } } },
    id: 'unbound_b',
  });
});

test('a copy says what the form can say, in all languages, and no more', () => {
  const value = { en: 'Bears', de: 'Bären', terrain: 'woods', gate: 1 };
  const layers = { base: { factions: { bears: value } }, data: {} };
  const again = (name: string) => `${name} 2`;
  const { data, id } = copied(layers, BATTALIA, { id: 'bears', value, state: 'same' }, again, []);
  expect(valueAt(data, `factions.${id}`)).toEqual({
    en: 'Bears 2',
    de: 'Bären 2',
    terrain: 'woods',
  });
});

test('a copy of a faction gets a board of its own', () => {
  const layers = { base: BASE, data: {} };
  const { data, id } = copied(layers, XIBALBA, legion, (name) => `New ${name}`, []);
  expect(valueAt(data, `factions.${id}`)).toEqual({
    name_en: 'New legion',
    board: id,
    levels: [{ power: 4 }],
  });
  expect(partnerOf({ base: BASE, data }, id)).toBe('');
});

test('two factions share a board, and the other way round', () => {
  const { data } = begun({ base: BASE, data: {} }, XIBALBA, 'Mist', 'en', []);
  const layers = { base: BASE, data };
  expect(partnersFor(layers, 'mist')).toEqual(['league']);
  expect(partnersFor(layers, 'legion')).toEqual(['riders', 'league', 'mist']);
  const shared = { base: BASE, data: withPartner(layers, 'mist', 'league') };
  expect(shared.data.boards).toEqual({ board_b: { sides: ['league', 'mist'] } });
  expect(partnerOf(shared, 'league')).toBe('mist');
  expect(valueAt(shared.data, 'factions.mist.board')).toBe('board_b');
  expect(partnersFor(shared, 'legion')).toEqual(['riders']);
});

test('a printed faction leaves its board and comes back', () => {
  const alone = { base: BASE, data: withPartner({ base: BASE, data: {} }, 'legion', '') };
  expect(alone.data).toEqual({
    boards: { board_a: { sides: ['riders'] }, legion: { sides: ['legion'] } },
    factions: { legion: { board: 'legion' } },
  });
  expect(reverted(alone, XIBALBA, 'legion')).toEqual({});
});

test('some fields are for new factions only, and some stand under a heading', () => {
  const old: Card = { id: 'bears', value: {}, state: 'changed' };
  expect(fieldsOf(BATTALIA, old).map(({ path }) => path)).toEqual(['en', 'de']);
  expect(fieldsOf(BATTALIA, { ...old, state: 'new' })).toHaveLength(3);
  const level = [field('a', { group: 'Level 1' }), field('b'), field('c', { group: 'Level 1' })];
  expect(grouped(level).map(({ fields }) => fields.map(({ path }) => path))).toEqual([['a', 'c']]);
});
