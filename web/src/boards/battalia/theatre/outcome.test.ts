import { expect, test } from 'vitest';
import { settings } from '../../../settings/settings.svelte';
import type { BattaliaView, Battle } from '../view';
import { ifLost, ifWon } from './outcome';

settings.lang = 'en';
const name = (seat: number) => ['Ada', 'Ben'][seat] ?? '';
const battle = {
  prize: ['city', 'heroes'],
  level: 3,
  if_won: { points: [3, -3], heroes: [{ seat: 1, hero: 2 }], teams: [8, 2] },
  if_lost: { points: [0, 0], heroes: [{ seat: 0, hero: 1 }], teams: [5, 5] },
} as Partial<Battle> as Battle;
const table = (teams: number[][]) =>
  ({ teams, scores: teams.map(() => ({ points: 5 })) }) as Partial<BattaliaView> as BattaliaView;

test('who passes is told everything that is lost: the city, points and heroes', () => {
  const lines = ifWon(table([[0], [1]]), battle, name);
  expect(lines).toHaveLength(4);
  expect(lines.slice(1)).toEqual(['Ada +3', 'Ben −3', '2b leaves the board']);
});

test('an attack that fails costs its hero and no points', () => {
  expect(ifLost(table([[0], [1]]), battle, name)).toEqual(['1a leaves the board']);
});

test('totals of teams are told where there are teams', () => {
  const lines = ifWon(
    table([
      [0, 2],
      [1, 3],
    ]),
    battle,
    name,
  );
  expect(lines.slice(-2)).toEqual(['Team 1+3: 5 → 8', 'Team 2+4: 5 → 2']);
});
