import { expect, test } from 'vitest';
import { actionMap } from './actionMap';

const refs = (verb: string, args: Record<string, unknown>) =>
  actionMap.pieces({ verb, args } as never, { seat: 1 } as never, {});

test('a bought soldier can be dragged onto the Warhost, other cards onto their field', () => {
  expect(refs('buy', { slot: 'soldier.2', field: 0 })).toEqual([
    'do:buy',
    'slot:soldier.2',
    'to:warhost',
  ]);
  expect(refs('buy', { slot: 'event.1', field: 0 })).not.toContain('to:warhost');
  expect(refs('buy', { slot: 'civilian.1', field: 2 })).toContain('pile:1.field.2');
});

test('an attack mentions its soldier, its target and its symbols', () => {
  const ark = refs('attack', { target: 'ark', attacks: 2, criticals: 0 });
  expect(ark).toEqual(['do:attack', 'ark', 'attacker', 'with:A']);
  expect(refs('attack', { target: 0, attacks: 0, criticals: 1 })).toContain('base:0');
});

test('a card of a pile is lifted to another pile', () => {
  expect(refs('lift', { place: 'warhost', index: 1, to: 'field.1' })).toEqual([
    'do:lift',
    'pile:1.warhost',
    'pile:1.field.1',
    'at:warhost.1',
  ]);
});

test('the effect of a soldier in the Ark is resolved there', () => {
  expect(refs('resolve', { place: 'ark' })).toEqual(['do:resolve', 'ark']);
  expect(refs('resolve', { place: 'field.2' })).toEqual(['do:resolve', 'pile:1.field.2']);
});
