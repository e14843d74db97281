import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { loadCast } from '../opponents/cast.svelte';
import GamePoster from './GamePoster.svelte';

const CARD = { min_players: 2, max_players: 4, pack: '', bots: [], characters: [], options: [] };
const PRINTED = { hash: 'abc', name: 'Our printed copy', shipped: false };
const BALANCED = { hash: 'def', name: 'balanced', shipped: true };
const CARDS = [
  { ...CARD, id: 'xibalba', packs: [PRINTED, BALANCED], proposed_pack: 'abc' },
  { ...CARD, id: 'battalia', packs: [], proposed_pack: '' },
];

afterEach(cleanup);

test('one click plays with the cards that the server proposes, and says so', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(CARDS)));
  await loadCast();
  vi.unstubAllGlobals();
  const onplay = vi.fn();
  render(GamePoster, { game: 'xibalba', busy: false, onplay, onfriends: vi.fn() });
  const link = screen.getByRole('link', { name: 'With the cards of “Our printed copy”' });
  expect(link.getAttribute('href')).toBe('/cards/xibalba?pack=abc');
  await fireEvent.click(screen.getByRole('button', { name: /Play against a bot/ }));
  expect(onplay).toHaveBeenLastCalledWith(undefined, 'abc');
  cleanup();
  render(GamePoster, { game: 'battalia', busy: false, onplay, onfriends: vi.fn() });
  expect(screen.queryByText(/With the cards of/)).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: /Play against a bot/ }));
  expect(onplay).toHaveBeenLastCalledWith(undefined, undefined);
});
