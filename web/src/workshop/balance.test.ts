import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { settings } from '../settings/settings.svelte';
import BalanceCards from './BalanceCards.svelte';
import BalanceFactions from './BalanceFactions.svelte';
import { gainIn } from './balance';
import type { Card } from './cards';
import type { CheckedCard, DraftBalance, Mean } from './types';

afterEach(() => {
  cleanup();
  settings.lang = 'en';
});

const mean = (value: number, low: number, high: number): Mean => ({ count: 100, value, low, high });

const card: CheckedCard = {
  section: 'cards',
  card: 'haggler',
  taken: mean(0.31, 0.2, 0.4),
  gain: mean(0.12, 0.04, 0.2),
  base_taken: mean(0.2, 0.1, 0.3),
  base_gain: mean(-0.03, -0.1, 0.04),
  remark: '',
};
const balance: DraftBalance = {
  done: 1,
  parts: 2,
  games: 100,
  bot: 'skilled',
  average: mean(0.05, 0.04, 0.06),
  factions: [
    { faction: 'red', won: mean(0.7, 0.6, 0.8), base: mean(0.5, 0.4, 0.6), remark: 'strong' },
    { faction: 'blue', won: mean(0.5, 0.4, 0.6), base: null, remark: '' },
  ],
  cards: [card],
};
const mine: Card & { section: string } = {
  id: 'haggler',
  section: 'cards',
  value: { id: 'haggler', name_en: 'Haggler', name_de: 'Feilscher' },
  state: 'changed',
};

function shown(change: Partial<CheckedCard>, state: Card['state'] = 'changed'): string {
  const told = { ...balance, cards: [{ ...card, ...change }] };
  render(BalanceCards, { game: 'xibalba', balance: told, cards: [{ ...mine, state }] });
  return (document.body.textContent ?? '').replaceAll(/\s+/g, ' ');
}

test('an own card is told in words, beside what it is in the game', () => {
  const text = shown({});
  expect(text).toContain(
    'Haggler is taken in 31% of games; players who take it win 12 points more often than expected (+4 to +20).',
  );
  expect(text).toContain('In the game’s own pack: taken in 20%, 3 less often.');
  expect(text).toContain('red is too strong: it wins 70% of its duels (60% to 80%).');
});

test('the same in German', () => {
  settings.lang = 'de';
  const text = shown({});
  expect(text).toContain('Feilscher wird in 31 % der Partien genommen; wer sie nimmt, gewinnt');
  expect(text).toContain('um 12 Punkte öfter als erwartet (+4 bis +20).');
});

test('what is new, rare or never taken is told so', () => {
  const text = shown({ gain: null, base_taken: null, base_gain: null, remark: 'never' }, 'new');
  expect(text).toContain('too few games so far to say what it brings. It is new.');
  expect(text).toContain('Haggler is hardly ever taken in 100 games.');
});

test('cards as they were are in the table of all cards only', () => {
  const text = shown({}, 'same');
  expect(text).not.toContain('is taken in');
  expect(screen.getByRole('rowheader', { name: 'Haggler', hidden: true })).toBeDefined();
});

test('a gain has its direction, and small ones have none', () => {
  expect(gainIn(mean(-0.12, -0.2, -0.04))).toEqual({
    way: 'less',
    points: 12,
    low: '−20',
    high: '−4',
  });
  expect(gainIn(mean(0.004, -0.1, 0.1)).way).toBe('same');
});

test('factions have their shares with intervals, and new ones nothing beside them', () => {
  render(BalanceFactions, { game: 'xibalba', balance });
  const [, red, blue] = screen.getAllByRole('row').map((row) => row.textContent?.trim());
  expect(red).toMatch(/red\s*70%\s*60% to 80%\s*50%/);
  expect(blue).toMatch(/blue\s*50%\s*40% to 60%\s*–/);
});
