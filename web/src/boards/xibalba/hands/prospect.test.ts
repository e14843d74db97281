import { expect, test } from 'vitest';
import { t } from '../../../i18n/texts';
import type { Attacker, Prospect, XibalbaView } from '../../../net/views/xibalba';
import { outlook, terms } from './prospect';

const plain = (total: number) => ({ total, parts: [] });
const attacker: Attacker = {
  card: 'mole',
  power: plain(3),
  critical: plain(1),
  bonus: { total: 1, parts: [{ why: 'card', amount: 1, card: 'forger' }] },
  attacks: [
    { attacks: 1, criticals: 1, power: 8 },
    { attacks: 1, criticals: 0, power: 4 },
  ],
  targets: [],
  ark_life: 8,
  income_dice: 1,
};
const odds = { amounts: [500, 333, 167], wins: 0 };
const ark: Prospect = {
  target: 'ark',
  needed: plain(6),
  held_off: 0,
  paragon_dice: 1,
  odds,
  addons: [],
};
const view = {
  ark: { card: 'siege_marshal', owner: 1, life: 6, life_max: 20 },
  players: [{}, { blocker: { card: 'guard', resistance: plain(5) } }],
} as unknown as XibalbaView;
const names = { word: (id: string) => id, name: (seat: number) => `player ${seat}` };
const dice = (attacks: number, criticals: number) => ({ target: 'ark', attacks, criticals });

test('every part of a sum has its reason', () => {
  expect(terms(attacker, dice(1, 1), names).map(({ reason }) => reason)).toEqual([
    'mole',
    t('xw-criticals'),
    'forger',
  ]);
  expect(terms(attacker, dice(1, 0), names)).toHaveLength(2);
});

test('enough power conquers the Ark, less leaves life points', () => {
  const whole = outlook(view, attacker, ark, dice(1, 1), names);
  expect([whole.power, whole.succeeds, whole.left]).toEqual([8, true, 0]);
  expect(whole.lines.map(({ icon }) => icon)).toEqual(['skull', 'ark', 'paragon']);
  const part = outlook(view, attacker, ark, dice(1, 0), names);
  expect([part.succeeds, part.left]).toEqual([false, 2]);
});

test('what the holder takes off is named and counts', () => {
  const guarded = outlook(view, attacker, { ...ark, held_off: 3 }, dice(1, 1), names);
  expect(guarded.succeeds).toBe(false);
  expect(guarded.left).toBe(1);
  expect(guarded.terms.at(-1)).toEqual({ amount: '− 3', reason: t('xw-held-off') });
});

test('at a base the blocker comes first, then what the base has to lose', () => {
  const base: Prospect = { ...ark, target: 1, addons: ['field.1'] };
  const { lines } = outlook(view, attacker, base, dice(1, 1), names);
  expect(lines.map(({ icon }) => icon)).toEqual(['soldier', 'addon', 'paragon']);
  const weak = outlook(view, attacker, base, dice(1, 0), names);
  expect(weak.lines.map(({ icon }) => icon)).toEqual(['soldier', 'resistance']);
});

test('a base that nobody can defend is not called unblocked', () => {
  const base: Prospect = { ...ark, target: 1, addons: [] };
  const alone = { ...view, players: [{}, {}] } as unknown as XibalbaView;
  const said = (one: XibalbaView) => outlook(one, attacker, base, dice(1, 0), names).lines[1]?.text;
  expect(said(view)).toMatch(/^Unblocked/);
  expect(said(alone)).toMatch(/^The base holds/);
});

test('what rolls no dice and asks nobody can be taken back', () => {
  const final = (prospect: Prospect, attacks: number, criticals: number) =>
    outlook(view, attacker, prospect, dice(attacks, criticals), names).final;
  expect([final(ark, 1, 1), final(ark, 1, 0)]).toEqual([true, false]);
  const held = { ...ark, needed: plain(9) };
  expect([final({ ...held, target: 1 }, 1, 0), final({ ...held, target: 0 }, 1, 0)]).toEqual([
    true,
    false,
  ]);
});
