import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asTable, bring, type FileCard, fileSource } from './files';

const CARD: FileCard = {
  id: 'abcdef0123456789',
  game: 'xibalba',
  options: {},
  rules_version: 1,
  pack: '',
  players: ['Ada', 'bot:greedy'],
  seed_hash: '',
  save: false,
  first: 0,
  last: 9,
  result: [1, 0],
};
let asked: string[];
let kept: boolean; // whether the server has the file

beforeEach(() => {
  asked = [];
  kept = true;
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    if (method === 'POST') kept = true;
    if (kept) return new Response(JSON.stringify(path.endsWith('/analysis') ? { last: 9 } : CARD));
    return new Response(JSON.stringify({ problem: 'refused', rule: 'T-REPLAY-04' }), {
      status: 404,
    });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('a file becomes a table with its players', () => {
  const table = asTable(CARD);
  expect(table.seats.map((seat) => [seat.kind, seat.name, seat.bot])).toEqual([
    ['person', 'Ada', null],
    ['bot', '', 'greedy'],
  ]);
});

test('a file that the server has forgotten is brought again, once', async () => {
  await bring('the text');
  kept = false;
  expect(await fileSource(CARD.id).analysis()).toEqual({ last: 9 });
  const path = `GET /api/replays/${CARD.id}/analysis`;
  expect(asked).toEqual(['POST /api/replays', path, 'POST /api/replays', path]);
});

test('a file that nobody here has is refused', async () => {
  kept = false;
  await expect(fileSource('unknown').card()).rejects.toThrow('T-REPLAY-04');
  expect(asked).toEqual(['GET /api/replays/unknown']);
});

test('the file to keep is the one that was brought', async () => {
  await bring('the text');
  expect(await (await fileSource(CARD.id).file()).text()).toBe('the text');
});
