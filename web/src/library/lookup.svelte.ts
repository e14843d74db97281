/** The sheet in which things are looked up without leaving the page. */

import { untrack } from 'svelte';
import { NAMES } from '../games/games';
import { router } from '../router.svelte';

export interface Place {
  game: string;
  kind: string;
  id: string;
}

const KEY = 'stormark-lookup-game';

export const lookup = $state({
  open: false,
  query: '',
  game: localStorage.getItem(KEY) ?? NAMES[0] ?? '',
  place: null as Place | null, // what is being read; without one, what was found is shown
});

/** Open the sheet to search. */
export function lookUp(): void {
  lookup.query = '';
  lookup.place = null;
  lookup.open = true;
}

/** Open the sheet at one entry. */
export function read(place: Place): void {
  lookup.game = place.game;
  lookup.place = place;
  lookup.open = true;
}

/** Whoever shows a game says which: people look up what they are playing. */
export function concerns(game: string): void {
  if (untrack(() => lookup.game) === game) return; // effects may say it, and go on not minding
  lookup.game = game;
  lookup.place = null;
  localStorage.setItem(KEY, game);
}

/** Whether leaving the page would interrupt something. */
export function busyHere(): boolean {
  return /^\/(table|replay|learn|new)\b/.test(router.path);
}

/** Whether a link to an entry opens the sheet instead of a page. */
export function staysHere(): boolean {
  return lookup.open || busyHere() || router.path.startsWith('/cards/');
}
