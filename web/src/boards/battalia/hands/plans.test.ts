import { expect, test } from 'vitest';
import type { Action, Plan } from '../../../net/protocol';
import {
  byDestination,
  byPayment,
  byRotation,
  destination,
  marked,
  paid,
  rotation,
  sameAction,
} from './plans';

const action = (verb: string, args: Action['args'] = {}): Action => ({ verb, args });
function plan(...steps: Action[]): Plan {
  return { goal: steps.at(-1) ?? action('done'), steps, pays: [], text: '' };
}

const WALK = plan(
  action('move', { hero: 1 }),
  action('lay', { card: 'supply' }),
  action('lay', { card: 'horse.islanders', zone: 'ambush' }),
  action('go'),
  action('step', { field: '2,3' }),
  action('step', { field: '2,4' }),
);

test('a plan leads to the last field it names', () => {
  expect(destination(WALK)).toBe('2,4');
  expect(destination(plan(action('hire', { rank: 'chief' })))).toBeNull();
});

test('what is laid pays, from the hand or the ambush', () => {
  expect(paid(WALK)).toEqual(['hand:supply', 'ambush:horse.islanders']);
});

test('what is laid without asking is found by its name among the held cards', () => {
  const held = [
    { ref: 'hand:supply', name: 'Supply' },
    { ref: 'hand:supply', name: 'Supply' },
    { ref: 'hand:chief.emberians', name: 'Chief (Emberians)' },
  ];
  const hire = {
    ...plan(action('hire', { rank: 'priest' }), action('lay', { card: 'supply' })),
    pays: ['Supply', 'Supply', 'Chief (Emberians)'],
  };
  expect(paid(hire, held)).toEqual(['hand:supply', 'hand:supply', 'hand:chief.emberians']);
});

test('plans are told apart by field, by rotation and by what they pay', () => {
  const road = (field: string, turned: number, card: string) =>
    plan(action('road'), action('site', { field, turned }), action('lay', { card }));
  const all = [road('1,1', 0, 'tools'), road('1,1', 2, 'tools'), road('3,3', 1, 'tribesman')];
  expect([...byDestination(all).keys()]).toEqual(['1,1', '3,3']);
  expect(byRotation(all.slice(0, 2)).map(rotation)).toEqual([0, 2]);
  expect(byPayment(all)).toHaveLength(2);
});

test('actions are the same whatever the order of their arguments, and without what is left out', () => {
  const one = action('lay', { card: 'supply', zone: 'hand' });
  expect(sameAction(one, action('lay', { zone: 'hand', card: 'supply', with: null }))).toBe(true);
  expect(sameAction(one, action('lay', { card: 'supply', zone: 'ambush' }))).toBe(false);
});

test('of equal cards as many are marked as are paid', () => {
  const hand = ['hand:supply', 'hand:chief', 'hand:supply', 'hand:supply'];
  expect(marked(hand, ['hand:supply', 'hand:supply'])).toEqual([true, false, true, false]);
});
