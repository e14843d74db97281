import { expect, test } from 'vitest';
import {
  type BattaliaView,
  fieldName,
  isDone,
  onTurn,
  openBattles,
  type Player,
  teamOf,
} from './view';

const view = {
  board: { rows: 7, columns: 11, fields: {} },
  turn: { number: 3, team: 1 },
  teams: [
    [0, 2],
    [1, 3],
  ],
  battles: [null, { attacker: 1, defender: 2 }, { attacker: 1, defender: 2 }, null],
} as unknown as BattaliaView;

test('fields given by number are named by row and column', () => {
  expect(fieldName(view, 0)).toBe('1,1');
  expect(fieldName(view, 64)).toBe('6,10');
  expect(fieldName(view, -1)).toBeNull();
});

test('a battle that both sides see is one battle', () => {
  expect(openBattles(view)).toHaveLength(1);
});

test('the team on turn and the team of a seat', () => {
  expect(onTurn(view)).toEqual([1, 3]);
  expect(teamOf(view, 2)).toEqual([0, 2]);
  expect(teamOf({ ...view, teams: [] }, 5)).toEqual([5]);
});

test('nobody has the turn while the game is set up', () => {
  expect(onTurn({ ...view, turn: { number: 0, team: 0 } })).toEqual([]);
});

test('who is done has said so', () => {
  expect(isDone({ flags: 10 } as Player)).toBe(true);
  expect(isDone({ flags: 3 } as Player)).toBe(false);
});
