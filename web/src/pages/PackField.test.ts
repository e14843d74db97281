import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { shippedPacks } from '../content/shippedPacks';
import * as api from '../net/api';
import PackField from './PackField.svelte';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a pack that comes with the game is one click away', async () => {
  const brought = vi.spyOn(api, 'bringPack').mockResolvedValue({ hash: 'abc' });
  render(PackField, { game: 'xibalba', pack: '' });
  await fireEvent.click(screen.getByRole('button', { name: 'Balanced boards' }));
  await vi.waitFor(() => screen.getByText('Pack: Balanced boards'));
  const [game, text] = brought.mock.calls[0] ?? [];
  expect(game).toBe('xibalba');
  expect(text).toContain('[factions.');
});

test('a game without such packs offers only the upload', () => {
  expect(shippedPacks('battalia')).toEqual([]);
  render(PackField, { game: 'battalia', pack: '' });
  expect(screen.queryByRole('button')).toBeNull();
});
