import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { FACTIONS } from '../../boards/battalia/cards/card';
import Portrait from './Portrait.svelte';

afterEach(cleanup);

const PLAYED = FACTIONS.filter((faction) => faction !== 'unbound' && faction !== 'fanatics');

test('every faction has a face of its own', () => {
  const drawn = PLAYED.map((faction) => {
    const { container } = render(Portrait, { faction });
    return container.querySelector('svg')?.innerHTML;
  });
  expect(new Set(drawn).size).toBe(6);
});

test('a portrait is silent unless it has a label', async () => {
  const { container, rerender } = render(Portrait, { faction: 'islanders' });
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  await rerender({ faction: 'islanders', label: 'Islanders' });
  expect(container.querySelector('svg')?.getAttribute('role')).toBe('img');
});
