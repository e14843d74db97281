import { expect, test } from 'vitest';
import { scenes } from '../scenes';
import type { Player } from '../view';
import { becoming, coveredBy, facesOf } from './faces';
import { illustrate, SHOWS } from './shows';

test('every picture belongs to a scene', () => {
  expect(Object.keys(SHOWS).filter((verb) => !(verb in scenes.specs))).toEqual([]);
});

test('battles, storms and the Oracle have pictures once the stage is there', () => {
  illustrate(scenes.specs);
  for (const verb of ['attack', 'battle_cards', 'storm', 'day', 'checkpoint']) {
    expect(scenes.specs[verb]?.shows).toBe(SHOWS[verb]);
  }
});

test('potions, ambushes and lines have pictures of their own', () => {
  illustrate(scenes.specs);
  for (const verb of ['potion_drunk', 'potion_used', 'hidden', 'from_ambush', 'line', 'promoted']) {
    expect(scenes.specs[verb]?.shows, verb).toBeDefined();
  }
});

const players = [{ seat: 0, ambush: 2 }] as Player[];
const event = (verb: string, args: Record<string, unknown>) => ({ verb, args });

test('hidden cards lie down beside those that lie there, and come out of them', () => {
  expect(coveredBy(event('hidden', { seat: 0, count: 1 }), players)).toEqual({
    ...{ moved: 1, lying: 1, leaves: false },
    ...{ from: 0, to: null },
  });
  expect(coveredBy(event('from_ambush', { seat: 0, count: 1 }), players)).toEqual({
    ...{ moved: 1, lying: 2, leaves: true },
    ...{ from: 0, to: null },
  });
});

test('what is stolen goes from its owner to the thief', () => {
  const { from, to, moved } = coveredBy(event('stolen', { seat: 0, owner: 1, count: 3 }), players);
  expect([from, to, moved]).toEqual([1, 0, 3]);
});

test('the board counts hidden cards while their scene plays', () => {
  const view = { game: 'battalia', players };
  const after = (verb: string) =>
    scenes.specs[verb]?.step?.(view, event(verb, { seat: 0, count: 1 })).players;
  expect(after('hidden')).toEqual([{ seat: 0, ambush: 3 }]);
  expect(after('from_ambush')).toEqual([{ seat: 0, ambush: 1 }]);
});

test('a card is shown as it was printed, and as what it becomes', () => {
  const promoted = event('promoted', { card: 'chief.islanders', new_card: 'priest.islanders' });
  expect(becoming(promoted)).toEqual({ from: 'chief.islanders', to: 'priest.islanders' });
  const turned = event('transformed', { card: 'horse.islanders>lord', form: 'lord' });
  expect(becoming(turned)).toEqual({ from: 'horse.islanders', to: 'lord' });
  expect(facesOf(event('line', { cards: Array(12).fill('supply') }))).toHaveLength(8);
  expect(facesOf(event('stolen_seen', { card: 'supply' }))).toEqual(['supply']);
});
