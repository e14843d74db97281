import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import Panel from './Panel.svelte';
import { PuzzleRun } from './run.svelte';
import type { Puzzle, PuzzleMoment } from './source';

const moment: PuzzleMoment = { view: { players: [{}, {}] }, board: [], events: [], decisions: [] };
const puzzle: Puzzle = {
  name: '001',
  title: 'One',
  difficulty: 3,
  ask: 'What now?',
  seat: 0,
  first: moment,
};

afterEach(cleanup);

test('asks, and offers the solution', async () => {
  settings.lang = 'en';
  const run = new PuzzleRun('xibalba', puzzle);
  render(Panel, { run });
  expect(screen.getByRole('heading', { name: 'Your move' })).toBeTruthy();
  expect(screen.getByText('What now?')).toBeTruthy();
  expect(screen.getByText('Difficulty 3 of 5')).toBeTruthy();
  const answer = { text: 'Because of this', moments: [moment] };
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(answer))),
  );
  await fireEvent.click(screen.getByRole('button', { name: 'Show the solution' }));
  expect(await screen.findByRole('heading', { name: 'The solution' })).toBeTruthy();
  expect(screen.getByText('Because of this')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: /Next move/ }));
  expect(screen.queryByRole('button', { name: /Next move/ })).toBeNull();
});

test('refutes what is wrong, and lets one try again', async () => {
  settings.lang = 'en';
  const run = new PuzzleRun('xibalba', puzzle);
  render(Panel, { run });
  run.standing = 'wrong';
  run.text = 'Too slow.';
  run.left = [moment];
  expect(await screen.findByText('Too slow.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /See what happens/ })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('What now?')).toBeTruthy();
});
