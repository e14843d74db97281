import { expect, test } from 'vitest';
import { battalia } from '../games/battalia/game';
import type { OptionCard } from '../net/api';
import { decisions, followed, grouped, sameOptions } from './options';

const option = (name: string): OptionCard => ({ name, kind: 'switch', default: false });

test('options come in groups, and none is lost that nobody has placed', () => {
  const groups = grouped('xibalba', ['factions', 'brand_new', 'players'].map(option));
  expect(groups.map((group) => [group.name, ...group.options.map((one) => one.name)])).toEqual([
    ['basics', 'players'],
    ['factions', 'factions'],
    ['more', 'brand_new'],
  ]);
});

test('what else changed is named, with what was in the way', () => {
  const before = { players: 4, valley: 'kings_bridge', team_mode: true, draft: true };
  const fitted = {
    options: { players: 3, valley: 'none', team_mode: false, draft: true },
    chosen: { players: 3 },
    dropped: [
      { name: 'valley', value: 'kings_bridge', text: 'Valleys need more players.\nB-VALLEY-04: …' },
    ],
    fields: [],
  };
  expect(followed(before, fitted, 'players')).toEqual([
    { name: 'valley', was: 'kings_bridge', now: 'none', why: 'Valleys need more players.' },
    { name: 'team_mode', was: true, now: false, why: '' },
  ]);
});

test('decisions are what differs from the usual', () => {
  const usual = { players: 2, target: 35, factions: [null, null] };
  expect(decisions({ players: 2, target: 20, factions: [null, null] }, usual)).toEqual({
    target: 20,
  });
});

test('a preset is recognised whatever the order of its options', () => {
  expect(sameOptions({ players: 2, mode: 'creation' }, battalia.presets.first ?? {})).toBe(true);
  expect(sameOptions({ players: 3, mode: 'creation' }, battalia.presets.first ?? {})).toBe(false);
  expect(sameOptions({ factions: ['bastion', null] }, { factions: ['bastion', null] })).toBe(true);
});
