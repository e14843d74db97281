import { expect, test } from 'vitest';
import type { Dice } from '../../../net/views/xibalba';
import { placed, width } from './row';

const dice = (given: Partial<Dice>) =>
  ({ pool: [], action: [], attacking: [], aside: [], spent: [], ...given }) as unknown as Dice;
const faces = (row: { face: string }[]) => row.map(({ face }) => face);

test('a die keeps its place when it is used', () => {
  const before = placed(dice({ action: ['R1', 'R2', 'R3'] }), false);
  const after = placed(dice({ action: ['R1', 'R3'], spent: ['R2'] }), false);
  expect(faces(after)).toEqual(faces(before));
  expect(after.map(({ lying }) => lying)).toEqual(['kept', 'spent', 'kept']);
});

test('each type has its own row', () => {
  const all = dice({ action: ['A', 'R1', 'G1'], attacking: ['C'], pool: ['A-', 'R-'] });
  expect(faces(placed(all, true))).toEqual(['A', 'C', 'A-']);
  expect(faces(placed(all, false))).toEqual(['R1', 'G1', 'R-']);
});

test('there is room for four dice of a type, and for more if there are more', () => {
  expect(width([])).toBe(4);
  expect(width(placed(dice({ action: ['A', 'A', 'A', 'A', 'A'] }), true))).toBe(5);
});
