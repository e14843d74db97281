import { expect, test } from 'vitest';
import type { Battle, Side, Trial } from '../view';
import {
  bonuses,
  counted,
  enoughTogether,
  layables,
  sumOf,
  trialOf,
  triedBonuses,
  triedCounts,
} from './trials';

const part = (
  reason: Side['parts'][number]['reason'],
  amount: number,
  card: string | null = null,
) => ({
  reason,
  amount,
  card,
  field: null,
  hero: null,
});
const side: Side = {
  player: 0,
  heroes: [1],
  line: ['weapon.baerfolk', 'lord.baerfolk', 'lord.baerfolk'],
  total: 13,
  parts: [
    part('card', 2, 'weapon.baerfolk'),
    part('card', 4, 'lord.baerfolk'),
    part('veteran', 1, 'lord.baerfolk'),
    part('card', 4, 'lord.baerfolk'),
    part('morale', 2),
  ],
  lost_morale: 0,
};

const more = { counts: [], added_morale: 0, lost_morale: 0 };

test('every card of a line has its own number, bonuses stand apart', () => {
  expect(counted(side).map(({ amount }) => amount)).toEqual([2, 4, 4]);
  expect(bonuses(side).map(({ reason }) => reason)).toEqual(['veteran', 'morale']);
});

test('a trial is found whatever the order of its cards, and none is made up', () => {
  const hand = (card: string) => ({ card, zone: 'hand' as const });
  const trials = [
    { cards: [hand('lord'), hand('chief')], total: 9, ahead: true, morale: true, ...more },
  ];
  const battle = { trials } as Pick<Battle, 'trials'> as Battle;
  expect(trialOf(battle, [hand('chief'), hand('lord')])?.total).toBe(9);
  expect(trialOf(battle, [hand('lord')])).toBeUndefined();
  expect(trialOf(battle, [hand('lord'), { card: 'chief', zone: 'ambush' }])).toBeUndefined();
});

test('what is tried agrees with itself: morale goes with a card of another faction', () => {
  const mixed: Trial = {
    cards: [
      { card: 'chief.cloudborn', zone: 'hand' },
      { card: 'lord.baerfolk', zone: 'ambush' },
    ],
    counts: [2, 4],
    total: 17,
    ahead: true,
    morale: false,
    added_morale: 0,
    lost_morale: 2,
  };
  const bonus = (trial: Trial) => triedBonuses(side, trial).map(({ reason }) => reason);
  expect(bonus(mixed)).toEqual(['veteran']);
  expect(bonus({ ...mixed, added_morale: 2 })).toEqual(['morale', 'veteran']);
  const cards = [...mixed.cards].reverse();
  expect(triedCounts(mixed, cards)).toEqual([4, 2]);
  expect(triedCounts(undefined, cards)).toEqual([null, null]);
});

test('cards that are enough together are told only where no card is enough alone', () => {
  const trial = (total: number, ahead: boolean, ...names: string[]) => ({
    cards: names.map((card) => ({ card, zone: 'hand' as const })),
    total,
    ahead,
    morale: true,
    ...more,
  });
  const found = (...trials: Battle['trials']) =>
    enoughTogether({ trials } as Pick<Battle, 'trials'> as Battle).map(({ total }) => total);
  const behind = trial(8, false, 'chief');
  const three = trial(14, true, 'chief', 'lord', 'horse');
  expect(
    found(behind, trial(12, true, 'chief', 'lord'), trial(11, true, 'chief', 'horse'), three),
  ).toEqual([11, 12]);
  expect(found(behind, trial(10, true, 'lord'), three)).toEqual([]);
  expect(found(behind)).toEqual([]);
});

test('equal cards can be laid one by one', () => {
  const held = { hand: ['chief', 'chief', 'supply'], ambush: ['lord'] };
  const found = layables(
    [
      { card: 'chief', zone: 'hand' },
      { card: 'lord', zone: 'ambush' },
    ],
    held,
  );
  expect(found.map(({ key }) => key)).toEqual(['hand:chief/0', 'hand:chief/1', 'ambush:lord/0']);
});

test('the parts add up to the total in sight of everybody', () => {
  expect(sumOf(side)).toBe('2 + 4 + 1 + 4 + 2 = 13');
  expect(sumOf({ ...side, parts: [part('card', 2), part('weakness', -1)], total: 1 })).toBe(
    '2 − 1 = 1',
  );
});
