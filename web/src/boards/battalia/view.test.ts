import { expect, test } from 'vitest';
import { type BattaliaView, heroFields, type Player, teamOf } from './view';

const teams = [
  [0, 2],
  [1, 3],
];

test('the team of a seat', () => {
  expect(teamOf({ teams } as BattaliaView, 2)).toEqual([0, 2]);
  expect(teamOf({ teams: [] as number[][] } as BattaliaView, 5)).toEqual([5]);
});

test('heroes beside the board stand nowhere', () => {
  const heroes = [{ field: '2,7' }, { field: null }];
  expect(heroFields({ heroes } as Player)).toEqual(['2,7']);
});
