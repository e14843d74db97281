import { expect, test } from 'vitest';
import { battalia } from '../games/battalia/game';
import type { OptionCard } from '../net/api';
import { chosenWith, grouped, sameOptions } from './options';

const option = (name: string): OptionCard => ({ name, kind: 'switch', default: false });

test('options come in groups, and none is lost that nobody has placed', () => {
  const groups = grouped('xibalba', ['factions', 'brand_new', 'players'].map(option));
  expect(groups.map((group) => [group.name, ...group.options.map((one) => one.name)])).toEqual([
    ['basics', 'players'],
    ['factions', 'factions'],
    ['more', 'brand_new'],
  ]);
});

test('another mode or number of players begins with what is usual for it', () => {
  expect(chosenWith({ mode: 'creation', draft: true }, 'players', 3)).toEqual({
    mode: 'creation',
    players: 3,
  });
  expect(chosenWith({ mode: 'creation', draft: true }, 'draft', false)).toEqual({
    mode: 'creation',
    draft: false,
  });
});

test('a preset is recognised whatever the order of its options', () => {
  expect(sameOptions({ players: 2, mode: 'creation' }, battalia.presets.first ?? {})).toBe(true);
  expect(sameOptions({ players: 3, mode: 'creation' }, battalia.presets.first ?? {})).toBe(false);
  expect(sameOptions({ factions: ['bastion', null] }, { factions: ['bastion', null] })).toBe(true);
});
