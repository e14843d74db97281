import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { PlanningTable } from '../hands/planning.fake';
import type { Player } from '../view';
import Table from './HeroesTable.fake.svelte';

const PLAYER = {
  seat: 0,
  heroes: [
    { number: 1, field: '1,1', booster: null },
    { number: 2, field: '1,2', booster: null },
  ],
} as unknown as Player;

test('a hero beside the hand is taken up as on the map, without a menu', async () => {
  const live = new PlanningTable(null, () => undefined);
  live.look(0, true);
  const step = { verb: 'step', args: { field: '1,3' } };
  live.told = [{ goal: step, steps: [step], pays: [], text: '' }];
  const actions = [1, 2].map((hero) => ({ verb: 'move', args: { hero }, text: `Move ${hero}` }));
  const act = { id: '0.1', seat: 0, kind: 'act', about: {}, actions, text: '?' };
  const view = {
    game: 'battalia',
    players: [PLAYER],
    board: { rows: 1, columns: 4, fields: {} },
  };
  live.show({ view, decisions: [act], events: [], log: [] });
  render(Table, { live, player: PLAYER });
  const hero = screen.getByRole('button', { name: /1b/ });
  await fireEvent.click(hero);
  expect(live.asked).toContainEqual({ verb: 'move', args: { hero: 2 } });
  await tick();
  expect(hero.getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('menu')).toBeNull();
});
