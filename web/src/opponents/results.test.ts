import { beforeEach, expect, test, vi } from 'vitest';
import type { MySeat } from '../net/api';
import type { TableSummary } from '../net/protocol';
import { me } from '../people/me.svelte';
import { fared, finishedMatches, loadAccountResults } from './account.svelte';
import { loadCast } from './cast.svelte';
import { finishedMatch } from './remembering.svelte';
import { FIRST, faredHere, nextOpponent, remember } from './results';

const LEVELS = ['beginner', 'casual', 'skilled', 'expert', 'master'];
let table = 0;

beforeEach(() => localStorage.clear());

function played(won: boolean, level: string, character = 'ixchel'): void {
  table += 1;
  const bots = [{ character, level }];
  remember({ table: String(table), game: 'xibalba', won, bots }, LEVELS);
}

test('one begins in the lower half, and rises after two wins in a row', () => {
  expect(faredHere('xibalba').level).toBe(FIRST);
  played(true, 'casual');
  played(false, 'casual');
  played(true, 'casual');
  expect(faredHere('xibalba').level).toBe('casual');
  played(true, 'skilled');
  expect(faredHere('xibalba').level).toBe('skilled');
  expect(faredHere('battalia').level).toBe(FIRST);
});

test('three losses in a row lead down, but never below the first level', () => {
  for (let times = 0; times < 3; times += 1) played(false, 'casual');
  expect(faredHere('xibalba').level).toBe('beginner');
  for (let times = 0; times < 3; times += 1) played(false, 'beginner');
  expect(faredHere('xibalba').level).toBe('beginner');
});

test('a win against a weaker bot proves nothing, nor does a loss against a stronger one', () => {
  for (let times = 0; times < 4; times += 1) played(true, 'beginner');
  for (let times = 0; times < 4; times += 1) played(false, 'master');
  expect(faredHere('xibalba').level).toBe('casual');
  expect(faredHere('xibalba').against.ixchel).toEqual({ won: 4, lost: 4 });
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
  expect(faredHere('xibalba').against.juno).toEqual({ won: 1, lost: 0 });
});

test('who was met the least is proposed next', () => {
  expect(nextOpponent(faredHere('xibalba'), ['juno', 'ixchel'])).toBe('juno');
  played(true, 'casual', 'juno');
  expect(nextOpponent(faredHere('xibalba'), ['juno', 'ixchel'])).toBe('ixchel');
  expect(nextOpponent(faredHere('xibalba'), [])).toBe('');
});

test('what is damaged counts as nothing', () => {
  localStorage.setItem('stormark-opponents', '{');
  expect(faredHere('xibalba').wins).toBe(0);
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

function seatOf(table: string, changed: number, result: number[] | null, bot: string): MySeat {
  const found = { ...summary(false, null, bot), id: table, changed_at: changed, result };
  return { table: found, seat: 0, asked_since: null, asked_until: null };
}

test('the matches of an account count in the order in which they ended, those under way do not', () => {
  const seats = [
    seatOf('b', 2, [1, 0], 'juno@casual'),
    seatOf('c', 3, null, 'juno@casual'),
    seatOf('a', 1, [0, 1], 'casual'),
  ];
  expect(finishedMatches(seats).map(({ table, won }) => [table, won])).toEqual([
    ['a', false],
    ['b', true],
  ]);
});

function answering(tables: MySeat[] | null): void {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/games')) return Response.json([{ id: 'xibalba', bots: LEVELS }]);
    return tables ? Response.json(tables) : Response.json({}, { status: 503 });
  });
}

test('whoever is logged in is met at the strength of the account, on any device', async () => {
  played(true, 'casual');
  answering([seatOf('a', 1, [1, 0], 'juno@casual'), seatOf('b', 2, [1, 0], 'casual')]);
  await loadCast();
  me.name = 'Anna';
  await loadAccountResults();
  expect(fared('xibalba')).toMatchObject({
    level: 'skilled',
    against: { juno: { won: 1, lost: 0 } },
  });
  me.name = '';
  expect(fared('xibalba').against.ixchel).toEqual({ won: 1, lost: 0 });
});

test('without an answer the results of this device stand in', async () => {
  played(true, 'casual');
  answering(null);
  me.name = 'Berta';
  await loadAccountResults();
  expect(fared('xibalba').against.ixchel).toEqual({ won: 1, lost: 0 });
  me.name = '';
});
