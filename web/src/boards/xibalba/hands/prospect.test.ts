import { expect, test } from 'vitest';
import { t } from '../../../i18n/texts';
import type { Aim, Attacker, Blocking, Prospect, XibalbaView } from '../../../net/views/xibalba';
import { asGood, outlook, terms } from './prospect';

const plain = (total: number) => ({ total, parts: [] });
const attacker: Attacker = {
  card: 'mole',
  power: plain(3),
  critical: plain(1),
  bonus: { total: 1, parts: [{ why: 'card', amount: 1, card: 'forger' }] },
  targets: [],
  conquest: { life: 8, income_dice: 1, income_more: 0, open: false },
};
const aim = (criticals: number, power: number, rest: Partial<Aim> = {}): Aim => ({
  attacks: 1,
  criticals,
  power,
  needed: 6,
  succeeds: power >= 6,
  blocker: null,
  open: false,
  ...rest,
});
const odds = { amounts: [500, 333, 167], wins: 0 };
const ark: Prospect = {
  target: 'ark',
  needed: plain(6),
  held_off: 0,
  paragon_dice: 1,
  odds,
  addons: [],
  most: 2,
  aims: [aim(0, 4), aim(1, 8)],
};
const guard: Blocking = { card: 'guard', resistance: 5, falls: 'yes' };
const guarded = [aim(0, 4, { blocker: guard }), aim(1, 8, { blocker: guard })];
const view = {
  ark: { card: 'siege_marshal', owner: 1, life: 6, life_max: 20 },
  players: [{}, {}],
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
  const aims = [aim(1, 8, { succeeds: false })];
  const held = outlook(view, attacker, { ...ark, aims, held_off: 3 }, dice(1, 1), names);
  expect(held.succeeds).toBe(false);
  expect(held.left).toBe(1);
  expect(held.terms.at(-1)).toEqual({ amount: '− 3', reason: t('xw-held-off') });
});

test('at a base the blocker comes first, then what the base has to lose', () => {
  const base: Prospect = { ...ark, target: 1, addons: ['field.1'], aims: guarded };
  const { lines } = outlook(view, attacker, base, dice(1, 1), names);
  expect(lines.map(({ icon }) => icon)).toEqual(['soldier', 'addon', 'paragon']);
  const weak = outlook(view, attacker, base, dice(1, 0), names);
  expect(weak.lines.map(({ icon }) => icon)).toEqual(['soldier', 'resistance']);
});

test('a base that nobody can defend is not called unblocked', () => {
  const base: Prospect = { ...ark, target: 1, addons: [] };
  const said = (one: Prospect) => outlook(view, attacker, one, dice(1, 0), names).lines[1]?.text;
  expect(said({ ...base, aims: guarded })).toMatch(/^Unblocked/);
  expect(said(base)).toMatch(/^The base holds/);
});

test('what answers to the attack counts, and what may still change it is said', () => {
  const raised = { ...ark, aims: [aim(0, 6, { open: true })] };
  const { terms: sum, lines } = outlook(view, attacker, raised, dice(1, 0), names);
  expect(sum.at(-1)).toEqual({ amount: '+ 2', reason: t('xw-effect') });
  expect(lines[0]?.text).toContain('unless a choice or a roll changes it');
  expect(lines[2]?.text).not.toContain('unless');
});

test('what rolls no dice and asks nobody can be taken back', () => {
  const final = (prospect: Prospect, attacks: number, criticals: number) =>
    outlook(view, attacker, prospect, dice(attacks, criticals), names).final;
  expect([final(ark, 1, 1), final(ark, 1, 0)]).toEqual([true, false]);
  const base = { ...ark, target: 1 };
  const asked = { ...base, aims: guarded };
  const open = { ...base, aims: [aim(0, 4, { open: true })] };
  expect([asked, open, base].map((one) => final(one, 1, 0))).toEqual([true, true, false]);
});

test('fewer symbols are as good only where they go through past the same blocker', () => {
  const strong: Blocking = { ...guard, falls: 'no' };
  const good = (small: Aim, big: Aim) =>
    asGood({ ...ark, aims: [small, big] }, dice(1, 0), dice(1, 1));
  expect(good(aim(0, 6), aim(1, 9))).toBe(true);
  expect(good(aim(0, 4), aim(1, 9))).toBe(false);
  expect(good(aim(0, 4), aim(1, 5))).toBe(false);
  expect(good(aim(0, 6, { blocker: strong }), aim(1, 9, { blocker: guard }))).toBe(false);
  expect(good(aim(0, 6, { open: true }), aim(1, 9, { open: true }))).toBe(false);
});
