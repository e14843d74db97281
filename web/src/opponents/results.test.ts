import { beforeEach, expect, test } from 'vitest';
import type { TableSummary } from '../net/protocol';
import { finishedMatch } from './remembering.svelte';
import { FIRST, fared, nextOpponent, remember } from './results';

const LEVELS = ['beginner', 'casual', 'skilled', 'expert', 'master'];
let table = 0;

beforeEach(() => localStorage.clear());

function played(won: boolean, level: string, character = 'ixchel'): void {
  table += 1;
  const bots = [{ character, level }];
  remember({ table: String(table), game: 'xibalba', won, bots }, LEVELS);
}

test('one begins in the lower half, and rises after two wins in a row', () => {
  expect(fared('xibalba').level).toBe(FIRST);
  played(true, 'casual');
  played(false, 'casual');
  played(true, 'casual');
  expect(fared('xibalba').level).toBe('casual');
  played(true, 'skilled');
  expect(fared('xibalba').level).toBe('skilled');
  expect(fared('battalia').level).toBe(FIRST);
});

test('three losses in a row lead down, but never below the first level', () => {
  for (let times = 0; times < 3; times += 1) played(false, 'casual');
  expect(fared('xibalba').level).toBe('beginner');
  for (let times = 0; times < 3; times += 1) played(false, 'beginner');
  expect(fared('xibalba').level).toBe('beginner');
});

test('a win against a weaker bot proves nothing, nor does a loss against a stronger one', () => {
  for (let times = 0; times < 4; times += 1) played(true, 'beginner');
  for (let times = 0; times < 4; times += 1) played(false, 'master');
  expect(fared('xibalba').level).toBe('casual');
  expect(fared('xibalba').against.ixchel).toEqual({ won: 4, lost: 4 });
});

test('a table counts once, however often its end is seen', () => {
  const finished = {
    table: 'a',
    game: 'xibalba',
    won: true,
    bots: [{ character: 'juno', level: 'casual' }],
  };
  remember(finished, LEVELS);
  remember(finished, LEVELS);
  expect(fared('xibalba').against.juno).toEqual({ won: 1, lost: 0 });
});

test('who was met the least is proposed next', () => {
  expect(nextOpponent('xibalba', ['juno', 'ixchel'])).toBe('juno');
  played(true, 'casual', 'juno');
  expect(nextOpponent('xibalba', ['juno', 'ixchel'])).toBe('ixchel');
  expect(nextOpponent('xibalba', [])).toBe('');
});

test('what is damaged counts as nothing', () => {
  localStorage.setItem('stormark-opponents', '{');
  expect(fared('xibalba').wins).toBe(0);
});

function summary(practice: boolean, ...bots: (string | null)[]): TableSummary {
  const seats = bots.map((bot, seat) => ({ seat, kind: bot ? 'bot' : 'person', bot, name: '' }));
  return { id: 't', game: 'xibalba', settings: { practice }, seats } as TableSummary;
}

test('only matches of one person against bots count, and not those for practice', () => {
  expect(finishedMatch(summary(false, null, 'juno@expert', 'casual'), [1, 0, 0], 0)).toEqual({
    table: 't',
    game: 'xibalba',
    won: true,
    bots: [
      { character: 'juno', level: 'expert' },
      { character: '', level: 'casual' },
    ],
  });
  expect(finishedMatch(summary(false, null, null, 'casual'), [1, 0, 0], 0)).toBeNull();
  expect(finishedMatch(summary(true, null, 'casual'), [1, 0], 0)).toBeNull();
  expect(finishedMatch(summary(false, null, 'casual'), [0, 1], 0)?.won).toBe(false);
});

test('a bot that won on our side is no opponent', () => {
  const match = finishedMatch(
    summary(false, null, 'juno@expert', 'casual', 'master'),
    [1, 1, 0, 0],
    0,
  );
  expect(match?.bots.map(({ level }) => level)).toEqual(['casual', 'master']);
});
