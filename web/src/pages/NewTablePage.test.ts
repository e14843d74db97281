import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import NewTablePage from './NewTablePage.svelte';

const CARDS = ['xibalba', 'battalia'].map((id) => ({
  id,
  min_players: 2,
  max_players: 6,
  pack: '',
  bots: ['skilled'],
  proposed_bot: 'skilled',
  characters: [],
  options: [],
  packs: id === 'xibalba' ? [{ hash: 'abc', name: 'Our printed copy', shipped: false }] : [],
  proposed_pack: '',
}));

/** What was asked for: `battalia/playing-time` with its options. */
let asked: { what: string; options: unknown }[] = [];
let packs: unknown[] = []; // that fitting options were asked for, in order
let cards = CARDS;
let answers: Record<string, (response: Response) => void> = {};

beforeEach(() => {
  asked = [];
  packs = [];
  cards = CARDS;
  answers = {};
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    const what = path.replace('/api/games/', '');
    if (what === '/api/games') return Promise.resolve(Response.json(cards));
    const { options, pack } = JSON.parse(String(init?.body ?? '{}')) as Record<string, unknown>;
    asked.push({ what, options });
    if (what.endsWith('fitting-options')) packs.push(pack);
    return new Promise<Response>((answer) => {
      answers[what] = answer;
    });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function fitted(options: Record<string, unknown>): Response {
  return Response.json({ chosen: {}, options, fields: [], dropped: [] });
}

test('the rules are asked how long a match takes only with options that they allow', async () => {
  const { rerender } = render(NewTablePage, { game: 'xibalba' });
  const times = () => asked.filter(({ what }) => what.endsWith('playing-time'));
  expect(times()).toEqual([]);
  answers['xibalba/fitting-options']?.(fitted({ players: 2, target: 20 }));
  const first = { what: 'xibalba/playing-time', options: { players: 2, target: 20 } };
  await vi.waitFor(() => expect(times()).toEqual([first]));
  await rerender({ game: 'battalia' });
  await vi.waitFor(() => expect(answers['battalia/fitting-options']).toBeDefined());
  expect(times()).toEqual([first]);
  answers['battalia/fitting-options']?.(fitted({ players: 2, mode: 'creation' }));
  const second = { what: 'battalia/playing-time', options: { players: 2, mode: 'creation' } };
  await vi.waitFor(() => expect(times()).toEqual([first, second]));
});

test('the cards that a server proposes are chosen, until somebody chooses others', async () => {
  cards = CARDS.map((card) => (card.id === 'xibalba' ? { ...card, proposed_pack: 'abc' } : card));
  const { rerender } = render(NewTablePage, { game: 'xibalba' });
  const printed = await screen.findByRole('button', { name: /Our printed copy/ });
  expect(printed.getAttribute('aria-pressed')).toBe('true');
  await vi.waitFor(() => expect(packs.at(-1)).toBe('abc'));
  await fireEvent.click(screen.getByRole('button', { name: 'The cards of the game' }));
  await vi.waitFor(() => expect(packs.at(-1)).toBe(''));
  expect(printed.getAttribute('aria-pressed')).toBe('false');
  await fireEvent.click(screen.getByRole('radio', { name: /Battalia/ }));
  await rerender({ game: 'battalia' });
  await vi.waitFor(() => expect(screen.queryByText('Our printed copy')).toBeNull());
  const own = screen.getByRole('button', { name: 'The cards of the game' });
  expect(own.getAttribute('aria-pressed')).toBe('true');
});
