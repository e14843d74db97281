import { expect, test } from 'vitest';
import type { Choice } from './choice';
import { joined, nextWay, paidBy, waysOf } from './payments';

const buy = (slot: string, pays: string[]): Choice => ({
  key: pays.join(),
  number: 0,
  decision: { id: '0.1', seat: 0, kind: 'act', about: {}, actions: [] },
  action: { verb: 'buy', args: { slot } },
  text: `Buy ${slot}`,
  group: '',
  refs: [],
  steps: [
    ...pays.map((face) => ({ verb: 'gather', args: { face } })),
    { verb: 'buy', args: { slot } },
  ],
  pays,
});

test('ways to one and the same are one choice, the cheapest proposed', () => {
  const choices = joined([buy('a', ['R2']), buy('b', ['R2']), buy('a', ['R1', 'R1'])]);
  expect(choices.map(({ action }) => action.args.slot)).toEqual(['a', 'b']);
  const [first, second] = choices as [Choice, Choice];
  expect(first.pays).toEqual(['R2']);
  expect(waysOf(first).map(({ pays }) => pays)).toEqual([['R2'], ['R1', 'R1']]);
  expect(nextWay(second)).toBeUndefined();
});

test('one way follows the other, and after the last comes the first', () => {
  const [choice] = joined([buy('a', ['R2']), buy('a', ['R1', 'R1'])]) as [Choice];
  const otherwise = paidBy(choice, nextWay(choice) ?? { text: '', steps: [], pays: [] });
  expect(otherwise.pays).toEqual(['R1', 'R1']);
  expect(otherwise.steps).toHaveLength(3);
  expect(nextWay(otherwise)?.pays).toEqual(['R2']);
});

test('what needs nothing before it has no ways to pay', () => {
  const { steps: _, pays: __, ...plain } = buy('a', []);
  expect(waysOf(plain)).toEqual([]);
  expect(nextWay(plain)).toBeUndefined();
});
