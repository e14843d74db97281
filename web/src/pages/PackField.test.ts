import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import * as api from '../net/api';
import PackField from './PackField.svelte';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const BALANCED = { hash: 'b'.repeat(64), name: 'balanced', shipped: true };
const PRINTED = { hash: 'd'.repeat(64), name: 'Our printed copy', shipped: false };

function offering(packs: api.OfferedPack[], proposed = ''): api.GameCard {
  return {
    id: 'xibalba',
    min_players: 2,
    max_players: 4,
    pack: 'a'.repeat(64),
    bots: [],
    proposed_bot: '',
    characters: [],
    options: [],
    packs,
    proposed_pack: proposed,
  };
}

/** What is chosen, and everything that can be. */
function choices(): [string[], string[]] {
  const all = screen.getAllByRole('button');
  const said = (buttons: HTMLElement[]) =>
    buttons.map((button) => button.querySelector('strong')?.textContent ?? '');
  return [said(all.filter((one) => one.getAttribute('aria-pressed') === 'true')), said(all)];
}

test('the packs of the server are one click away, and the way back as well', async () => {
  const brought = vi.spyOn(api, 'bringPack');
  render(PackField, { card: offering([PRINTED, BALANCED]), pack: '' });
  const all = ['The cards of the game', 'Our printed copy', 'Balanced boards'];
  expect(choices()).toEqual([['The cards of the game'], all]);
  screen.getByText('Offered by this server');
  screen.getByText('Bases on which all factions win about as often in duels.');
  await fireEvent.click(screen.getByRole('button', { name: /Our printed copy/ }));
  expect(choices()).toEqual([['Our printed copy'], all]);
  await fireEvent.click(screen.getByRole('button', { name: /Balanced boards/ }));
  expect(choices()).toEqual([['Balanced boards'], all]);
  await fireEvent.click(screen.getByRole('button', { name: /The cards of the game/ }));
  expect(choices()).toEqual([['The cards of the game'], all]);
  expect(brought).not.toHaveBeenCalled();
});

test('what the server proposes says so', () => {
  render(PackField, { card: offering([PRINTED], PRINTED.hash), pack: PRINTED.hash });
  expect(choices()[0]).toEqual(['Our printed copy']);
  screen.getByText('Proposed by this server');
});

test('an uploaded pack can be chosen beside the others', async () => {
  vi.spyOn(api, 'bringPack').mockResolvedValue({ hash: 'e'.repeat(64) });
  render(PackField, { card: offering([BALANCED]), pack: '' });
  const file = new File(['[cards]'], 'mine.toml');
  await fireEvent.change(screen.getByLabelText('Upload a pack'), { target: { files: [file] } });
  await vi.waitFor(() => screen.getByText('Pack: mine.toml'));
  expect(choices()[0]).toEqual(['Pack: mine.toml']);
  await fireEvent.click(screen.getByRole('button', { name: /Balanced boards/ }));
  expect(choices()[0]).toEqual(['Balanced boards']);
  screen.getByText('Pack: mine.toml'); // and back again
});

test('a pack that was brought along elsewhere is known by its hash', () => {
  render(PackField, { card: offering([]), pack: 'e'.repeat(64) });
  expect(choices()[0]).toEqual(['Pack: eeeeeeeeeeee']);
});
