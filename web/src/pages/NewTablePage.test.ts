import { render } from '@testing-library/svelte';
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
}));

/** What was asked for: `battalia/playing-time` with its options. */
let asked: { what: string; options: unknown }[] = [];
let answers: Record<string, (response: Response) => void> = {};

beforeEach(() => {
  asked = [];
  answers = {};
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    const what = path.replace('/api/games/', '');
    if (what === '/api/games') return Promise.resolve(Response.json(CARDS));
    const { options } = JSON.parse(String(init?.body ?? '{}')) as { options?: unknown };
    asked.push({ what, options });
    return new Promise<Response>((answer) => {
      answers[what] = answer;
    });
  });
});

afterEach(() => vi.unstubAllGlobals());

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
