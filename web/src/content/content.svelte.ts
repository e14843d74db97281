/** The pack of each game, fetched when the first page needs it. */
import { GAMES } from '../games/games';
import { settings } from '../settings/settings.svelte';
import { indexed, type Names, named } from './names';

type Pack = Record<string, unknown>;

const packs: Record<string, { pack: Pack; names: Map<string, Names> }> = $state.raw({});
let known = $state(0); // what shows names is drawn again when a pack arrives

export async function loadContent(game: string): Promise<void> {
  const source = GAMES[game]?.content;
  if (packs[game] || !source) return;
  const pack = (await source()).default;
  packs[game] = { pack, names: indexed(pack) };
  known += 1;
}

/** The whole pack as a board needs it: cards with cost, text and so on; empty until it is here. */
export function packOf(game: string): Pack {
  return known > 0 ? (packs[game]?.pack ?? {}) : {};
}

/** What a card, a faction or a terrain is called, in the language of the reader. */
export function nameOf(game: string, word: string): string {
  const names = known > 0 ? packs[game]?.names : undefined;
  return named(word, names ?? new Map(), settings.lang);
}
