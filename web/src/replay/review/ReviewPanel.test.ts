import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeTable } from '../../net/table.fake';
import { settings } from '../../settings/settings.svelte';
import type { Analysis } from '../charts/analysis';
import type { ReplayPlayer } from '../replayPlayer.svelte';
import { FakeSource } from '../source.fake';
import ReviewPanel from './ReviewPanel.svelte';
import type { Review } from './review';

beforeEach(() => {
  settings.lang = 'en';
});
afterEach(cleanup);

const ADDED = { start: 0.61, luck: 0.09, own: -0.31, others: -0.39, end: 0, costliest: [] };
const ANALYSIS = { first: 0, last: 100, turns: [{ at: 0, number: 1, seats: [0], about: {} }] };

function review(done: number): Review {
  const curve: Review['curve'] = [
    [0, [0.61, 0.39]],
    [50, [0.3, 0.7]],
  ];
  return { parts: 2, done, curve, turning: [], seats: [ADDED, ADDED] };
}

/** The panel of a review of two parts; the second one comes when it is let through. */
async function shown() {
  let whole = () => {};
  const last = new Promise<Review>((resolve) => {
    whole = () => resolve(review(2));
  });
  const source = new FakeSource(100);
  source.review = (parts) => (parts === 1 ? Promise.resolve(review(1)) : last);
  const player = { source, table: { table: fakeTable() }, at: 10 } as unknown as ReplayPlayer;
  const analysis = ANALYSIS as unknown as Analysis;
  const { container } = render(ReviewPanel, { player, analysis, onjump() {}, onshow() {} });
  await expect.poll(() => container.querySelector('path.line')).toBeTruthy();
  const end = () =>
    Number(container.querySelector('path.line')?.getAttribute('d')?.split('H').at(-1));
  return { whole, end };
}

test('sums are told once the whole game is looked at, and the line ends where the coach is', async () => {
  const { whole, end } = await shown();
  const half = end();
  expect(screen.queryByText(/through luck/)).toBeNull();
  expect(screen.queryByText(/No single turn/)).toBeNull();
  whole();
  expect(await screen.findAllByText(/No single turn/)).toHaveLength(1);
  expect(end()).toBeGreaterThan(half);
  const [told] = screen.getAllByText(/through luck/);
  expect(told?.textContent?.replaceAll(/\s+/g, ' ')).toContain(
    'Chance of winning: 61% at the start, +9% through luck, −31% through their own decisions, ' +
      '−39% through those of the others: 0% at the end.',
  );
});
