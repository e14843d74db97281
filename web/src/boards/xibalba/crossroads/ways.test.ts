import { expect, test } from 'vitest';
import type { XibalbaView } from '../../../net/views/xibalba';
import type { Choice } from '../../../prompt/choices.svelte';
import { crossroad } from './ways';

const names = { word: (id: string) => `<${id}>`, name: (seat: number) => `player ${seat}` };
const sum = (total: number) => ({ total, parts: [] });
const odds = { amounts: [250, 333, 278, 111, 28], wins: 140 };
const stake = (what: string, succeeds: boolean, addons: string[] = []) => ({
  what,
  power: 9,
  needed: sum(succeeds ? 4 : 12),
  succeeds,
  paragon_dice: 2,
  odds,
  addons,
});
const pile = (...cards: string[]) => ({
  size: cards.length,
  top: cards.at(-1) ?? null,
  cards,
  locked: false,
  disabled: false,
});
const me = {
  seat: 0,
  paragon: 7,
  blocker: { card: 'grenadier', resistance: sum(4) },
  piles: { warhost: pile('thrall', 'grenadier'), 'field.1': pile('smuggler', 'prospector') },
};
const view = (blocked: boolean, hit: boolean) =>
  ({
    players: [me, { seat: 1 }],
    attack: {
      seat: 1,
      soldier: 'marshal',
      target: 0,
      stakes: [stake('blocker', blocked), stake('base', hit, ['field.1'])],
    },
  }) as unknown as XibalbaView;
const choice = (verb: string, args = {}) =>
  ({ key: verb, action: { verb, args }, text: `${verb}!` }) as unknown as Choice;
const asked = (kind: string, about = {}) => ({ kind, about, text: 'What now?' }) as never;
const block = (blocked: boolean, hit: boolean) =>
  crossroad(view(blocked, hit), asked('block'), [choice('block'), choice('pass')], names)?.ways ??
  [];

test('a block that fails shows who falls and who follows', () => {
  const [way] = block(true, true);
  expect(way?.cards).toEqual([
    { id: 'grenadier', fate: 'falls' },
    { id: 'thrall', fate: 'next' },
  ]);
  expect(way?.lines.map(({ tone }) => tone)).toEqual(['bad', 'good', 'plain']);
  expect(way?.harmless).toBe(false);
  expect(way?.odds).toBe(odds);
});

test('a block that holds costs nothing and brings no dice', () => {
  const [way] = block(false, true);
  expect(way?.harmless).toBe(true);
  expect(way?.cards).toEqual([{ id: 'grenadier', fate: 'stays' }]);
  expect(way?.odds).toBeNull();
});

test('without a block the cards and the Paragon at risk are named', () => {
  const way = block(true, true)[1];
  expect(way?.cards).toEqual([{ id: 'prospector', fate: 'risk' }]);
  expect(way?.lines.map(({ icon }) => icon)).toEqual(['addon', 'paragon', 'soldier']);
  expect(way?.lines[1]?.text).toContain('4');
});

test('a base that holds loses nothing', () => {
  const way = block(true, false)[1];
  expect(way?.lines.every(({ tone }) => tone === 'good')).toBe(true);
  expect(way?.odds).toBeNull();
});

test('what an effect may keep is at risk, and what protects Paragon may be destroyed first', () => {
  const seen = view(true, true);
  const [blocker, base] = seen.attack?.stakes ?? [];
  if (blocker && base) {
    blocker.open = true;
    const more = { amounts: [0, 0, 0, 0, 0, 0, 1000], wins: 0 };
    base.after = { 'field.1': { paragon_dice: 3, odds: more, open: false } };
  }
  const ways = crossroad(seen, asked('block'), [choice('block'), choice('pass')], names)?.ways;
  expect(ways?.[0]?.cards[0]).toEqual({ id: 'grenadier', fate: 'risk' });
  expect(ways?.[0]?.lines[0]?.text).toContain('unless a choice or a roll changes it');
  expect(ways?.[1]?.lines[1]?.text).toContain('up to 6 of your 7');
});

test('who saves a card sees the one that saves it, and what is lost else', () => {
  const ways = crossroad(
    view(true, true),
    asked('protect-soldier', { card: 'mole' }),
    [choice('protect', { card: 'surgeon' }), choice('pass')],
    names,
  )?.ways;
  expect(ways?.map(({ cards }) => cards[0])).toEqual([
    { id: 'surgeon', fate: 'stays' },
    { id: 'mole', fate: 'falls' },
  ]);
});

test('an effect asks with its card', () => {
  const found = crossroad(
    view(true, true),
    asked('use-effect', { card: 'corral' }),
    [choice('use')],
    names,
  );
  expect(found?.card).toBe('corral');
  expect(found?.ways[0]?.lines[0]?.text).toContain('<corral>');
});

test('an effect says what it costs, and what is left then', () => {
  const asking = asked('use-effect', { card: 'gunner', price: { resources: 1, paragon: 0 } });
  const rich = { ...view(true, true), ark: { life: 3 } } as unknown as XibalbaView;
  rich.players[0] = { ...me, resources: 4 } as never;
  const own = { ...(asking as object), seat: 0 } as never;
  const found = crossroad(rich, own, [choice('use'), choice('pass')], names);
  expect(found?.ways.map(({ lines }) => lines.length)).toEqual([2, 1]);
  expect(found?.ways[0]?.lines[1]?.text).toMatch(/1 resource: 4 → 3/);
});

test('what is answered on the board does not cover it', () => {
  expect(crossroad(view(true, true), asked('act'), [], names)).toBeNull();
  expect(crossroad(view(true, true), undefined, [], names)).toBeNull();
});
