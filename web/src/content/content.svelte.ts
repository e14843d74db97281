/** What the games on a page are played with.

The pack of a game comes with the client; a table may have another one, which the server hands to those who may
see it. A page shows one pack of a game at a time: boards, faces and the library ask here and get that one.
*/
import { untrack } from 'svelte';
import { GAMES } from '../games/games';
import { api, games } from '../net/api';
import { settings } from '../settings/settings.svelte';
import { indexed, type Names, named } from './names';

type Pack = Record<string, unknown>;

/** Which pack, by the hash that tables and replays name; and as whom it may be seen. */
export interface PackChoice {
  pack: string; // '' is the game's own
  token: string;
  table: string; // where the token comes from: links lead there too
}

interface Loaded {
  pack: Pack;
  names: Map<string, Names>;
}

export const OWN: PackChoice = { pack: '', token: '', table: '' };

const NOTHING: Loaded = { pack: {}, names: new Map() };
const loads = new Map<string, Promise<Loaded>>();
const latest = new Map<string, Promise<void>>(); // who asked last for a game decides
let shown = $state.raw<Record<string, { choice: PackChoice; loaded: Loaded }>>({});

/** Show a pack from now on. Rejects where it cannot be had; then nothing of the game is known. */
export function loadContent(game: string, wanted = OWN): Promise<void> {
  const load: Promise<void> = chosen(game, wanted, () => latest.get(game) === load);
  latest.set(game, load);
  return load;
}

async function chosen(game: string, wanted: PackChoice, counts: () => boolean): Promise<void> {
  const choice = (await isOwn(game, wanted.pack)) ? OWN : wanted;
  // Better no name than that of another card.
  if (counts() && shownPack(game).pack !== choice.pack) show(game, choice, NOTHING);
  const loaded = await loadedOnce(game, choice);
  if (counts()) show(game, choice, loaded);
}

/** Show a pack for as long as a page is there: what is returned ends it, as effects do. */
export function showPack(game: string, wanted: PackChoice): () => void {
  const load = loadContent(game, wanted);
  load.catch(() => {}); // whoever may not see it reads ids
  return () => {
    if (latest.get(game) === load) loadContent(game).catch(() => {});
  };
}

/** Show a pack that somebody works on, which no server knows, until what is returned is called. */
export function showDraft(game: string, pack: Pack): () => void {
  const load = Promise.resolve();
  latest.set(game, load);
  untrack(() => show(game, OWN, { pack, names: indexed(pack) })); // effects call this
  return () => {
    if (latest.get(game) === load) loadContent(game).catch(() => {});
  };
}

/** The pack that is shown, for those who ask the server about it. */
export function shownPack(game: string): PackChoice {
  return shown[game]?.choice ?? OWN;
}

/** When what is shown of a game is here, or cannot be had; its own pack, if nobody chose one. */
export async function contentReady(game: string): Promise<void> {
  await (latest.get(game) ?? loadContent(game)).catch(() => {});
}

/** The whole pack as a board needs it: cards with cost, text and so on; empty until it is here. */
export function packOf(game: string): Pack {
  return shown[game]?.loaded.pack ?? NOTHING.pack;
}

/** What a card, a faction or a terrain is called, in the language of the reader. */
export function nameOf(game: string, word: string): string {
  return named(word, shown[game]?.loaded.names ?? NOTHING.names, settings.lang);
}

function show(game: string, choice: PackChoice, loaded: Loaded): void {
  shown = { ...shown, [game]: { choice, loaded } };
}

let hashes: Promise<Map<string, string>> | undefined;

/** Tables name the pack of their game by its hash, too: the client has that one already. */
async function isOwn(game: string, pack: string): Promise<boolean> {
  if (!pack) return true;
  hashes ??= games().then((all) => new Map(all.map(({ id, pack: hash }) => [id, hash])));
  hashes.catch(() => {
    hashes = undefined;
  });
  return (await hashes).get(game) === pack;
}

function loadedOnce(game: string, { pack, token }: PackChoice): Promise<Loaded> {
  const key = `${game} ${pack}`;
  let load = loads.get(key);
  if (!load) {
    load = fetched(game, pack, token);
    load.catch(() => loads.delete(key)); // another time, or as somebody else
    loads.set(key, load);
  }
  return load;
}

async function fetched(game: string, hash: string, token: string): Promise<Loaded> {
  const pack = hash
    ? await api<Pack>(`/games/${game}/pack?pack=${hash}`, { token })
    : ((await GAMES[game]?.content())?.default ?? {});
  return { pack, names: indexed(pack) };
}
