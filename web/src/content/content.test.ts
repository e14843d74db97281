import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as content from './content.svelte';

const OWN_HASH = 'a'.repeat(64);
const PACK = {
  cards: [{ id: 'gate_keeper', name_en: 'Gate Keeper', name_de: 'Torwächterin', cost: 4 }],
};

let asked: { path: string; token: string | null }[] = [];
let allowed = true;
let brought = { pack: '', token: 'of a seat', table: 'T1' };
let number = 0; // what was fetched is kept for as long as the page is open: every test brings another pack

beforeEach(() => {
  asked = [];
  allowed = true;
  brought = { ...brought, pack: String(number++).padStart(64, '0') };
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push({ path, token: new Headers(init?.headers).get('X-Table-Token') });
    if (path === '/api/games') return Response.json([{ id: 'xibalba', pack: OWN_HASH }]);
    return allowed ? Response.json(PACK) : Response.json({ rule: 'T-PACK-01' }, { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a table with the pack of its game needs nothing from the server but the hash', async () => {
  await content.loadContent('xibalba', { ...brought, pack: OWN_HASH });
  expect(asked.filter(({ path }) => path !== '/api/games')).toEqual([]);
  expect(content.nameOf('xibalba', 'odds_maker#2')).toBe('Odds Maker');
  expect(content.shownPack('xibalba').pack).toBe('');
});

test('names and cards are those of the pack of the table', async () => {
  await content.loadContent('xibalba', brought);
  expect(content.nameOf('xibalba', 'gate_keeper#2')).toBe('Gate Keeper');
  expect(content.nameOf('xibalba', 'odds_maker')).toBe('odds maker');
  expect(content.packOf('xibalba')).toEqual(PACK);
  expect(content.shownPack('xibalba')).toEqual(brought);
  expect(asked.at(-1)).toEqual({
    path: `/api/games/xibalba/pack?pack=${brought.pack}`,
    token: 'of a seat',
  });
  const before = asked.length;
  await content.loadContent('xibalba', brought);
  expect(asked).toHaveLength(before); // it is kept
});

test('when the page of the table is left, the game has its own cards again', async () => {
  const leave = content.showPack('xibalba', brought);
  await content.contentReady('xibalba');
  expect(content.nameOf('xibalba', 'gate_keeper')).toBe('Gate Keeper');
  leave();
  await content.contentReady('xibalba');
  expect(content.nameOf('xibalba', 'odds_maker')).toBe('Odds Maker');
});

test('who leaves late does not take away what the next page shows', async () => {
  const leave = content.showPack('xibalba', { ...brought, pack: OWN_HASH });
  await content.loadContent('xibalba', brought);
  leave();
  await content.contentReady('xibalba');
  expect(content.nameOf('xibalba', 'gate_keeper')).toBe('Gate Keeper');
});

test('the last who asks decides, however long the answers take', async () => {
  await Promise.all([content.loadContent('xibalba', brought), content.loadContent('xibalba')]);
  expect(content.shownPack('xibalba').pack).toBe('');
  expect(content.nameOf('xibalba', 'odds_maker')).toBe('Odds Maker');
});

test('whoever may not see a pack reads ids, and asks again with a seat', async () => {
  await content.loadContent('xibalba');
  allowed = false;
  await expect(content.loadContent('xibalba', { ...brought, token: '' })).rejects.toThrow();
  expect(content.nameOf('xibalba', 'odds_maker')).toBe('odds maker');
  allowed = true;
  await content.loadContent('xibalba', brought);
  expect(content.nameOf('xibalba', 'gate_keeper')).toBe('Gate Keeper');
});
