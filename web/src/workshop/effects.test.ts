import { expect, test } from 'vitest';
import { list, newItem, operationOf, withKey, withOperation } from './effects';
import type { EffectForm, FormField } from './form';

function field(path: string, more: Partial<FormField> = {}): FormField {
  const plain = { label: path, kind: 'number', low: 1, high: 9, limit: 0, words: [] } as const;
  const none = { lang: '', group: '', entry: '', types: [], told: false, default: null };
  const off = { fresh: false, counted: false };
  return { ...plain, ...none, ...off, needed: true, path, ...more, words: more.words ?? [] };
}

const WHO = field('who', {
  kind: 'word',
  label: 'Who',
  needed: false,
  default: 'you',
  words: [
    { word: 'you', label: 'you' },
    { word: 'all', label: 'all players' },
  ],
});
const plain = { what: '', nested: '', lasting: false };
const FORM: EffectForm = {
  operations: [
    {
      ...plain,
      op: 'resources',
      label: 'resources',
      fields: [field('amount', { label: 'How much', counted: true }), WHO],
    },
    {
      ...plain,
      op: 'permit',
      what: 'upgrade',
      label: 'permission: upgrade',
      fields: [],
      lasting: true,
    },
    {
      ...plain,
      op: 'permit',
      what: 'entry',
      label: 'permission: entry',
      fields: [],
      lasting: true,
    },
    { ...plain, op: 'choose', label: 'choice', fields: [], nested: 'options' },
    {
      ...plain,
      op: 'gamble',
      label: 'a roll',
      fields: [field('die', { kind: 'word', words: [{ word: 'attack', label: 'attack die' }] })],
      nested: 'results',
    },
  ],
  triggers: [{ word: 'buy', label: 'when you buy' }],
  trigger_fields: { buy: [field('kind', { kind: 'word', label: 'Kind', needed: false })] },
  conditions: [field('first', { kind: 'switch', label: 'The first time' })],
  prices: [field('paragon', { label: 'Paragon' })],
  until: [{ word: 'turn_end', label: 'this turn' }],
  limit: field('limit', { label: 'Times' }),
  optional: field('optional', { kind: 'switch', label: 'You may decline' }),
  counters: [{ word: 'structures', label: 'active structure' }],
  faces: {
    attack: [
      { word: 'blank', label: 'blank' },
      { word: 'critical', label: 'critical hit' },
    ],
  },
};

test('an operation is known by its word, and by what it is about', () => {
  expect(operationOf(FORM, { op: 'permit', what: 'entry' })?.label).toBe('permission: entry');
  expect(operationOf(FORM, { op: 'nonsense' })).toBeUndefined();
});

test('a new item has what it needs and nothing else', () => {
  const [resources, permit, , choose, gamble] = FORM.operations;
  expect(resources && newItem(FORM, resources)).toEqual({ op: 'resources', amount: 1 });
  expect(permit && newItem(FORM, permit)).toEqual({ op: 'permit', what: 'upgrade' });
  expect(choose && newItem(FORM, choose)).toEqual({ op: 'choose', options: [[], []] });
  expect(gamble && newItem(FORM, gamble)).toEqual({
    op: 'gamble',
    die: 'attack',
    results: { critical: [] },
  });
});

test('another operation keeps the moment, and a duration only where it lasts', () => {
  const item = { op: 'permit', what: 'entry', trigger: 'buy', until: 'turn_end', limit: 1 };
  const [resources, upgrade] = FORM.operations;
  expect(upgrade && withOperation(FORM, item, upgrade)).toEqual({ ...item, what: 'upgrade' });
  expect(resources && withOperation(FORM, item, resources)).toEqual({
    op: 'resources',
    amount: 1,
    trigger: 'buy',
    limit: 1,
  });
});

test('a table that says nothing is not said', () => {
  expect(withKey({ op: 'x', if: { first: true } }, 'if', {})).toEqual({ op: 'x' });
  expect(withKey({ op: 'x' }, 'limit', 2)).toEqual({ op: 'x', limit: 2 });
});

test('what is no list has no items', () => {
  expect(list([{ op: 'x' }, 'nonsense'])).toEqual([{ op: 'x' }]);
  expect(list('todo')).toEqual([]);
});
