/** Where entries of the library have their pages. */
import { shownPack } from '../content/content.svelte';
import { gameOfRules } from '../games/games';
import type { Place } from './lookup.svelte';

const RULE = /^([A-Z])-([A-Z]+)-(E?\d+(?:\.\d+)?)$/;

/** The game whose rule this is; '' where it is none, such as a rule of the tables (T-…). */
export function gameOfRule(id: string): string {
  return gameOfRules(RULE.exec(id)?.[1] ?? '');
}

/** The chapter of a rule: `X-ARK` of `X-ARK-03`. */
export function chapterOf(id: string): string {
  const [, letter, chapter] = RULE.exec(id) ?? [];
  return chapter ? `${letter}-${chapter}` : '';
}

export function placeOfRule(id: string): Place {
  const kind = chapterOf(id).endsWith('RULING') ? 'ruling' : 'rule';
  return { game: gameOfRule(id), kind, id };
}

export function addressOf({ game, kind, id }: Place): string {
  if (kind === 'rule' || kind === 'ruling') return withPack(game, `/rules/${id}`);
  return withPack(game, `/rules/${game}/${kind}/${encodeURIComponent(id.replace(/^term-/, ''))}`);
}

/** The same page about the pack that is shown, where that is not the game's own. */
export function withPack(game: string, address: string): string {
  const { pack, table } = shownPack(game);
  if (!pack) return address;
  const query = new URLSearchParams({ pack, ...(table && { table }) });
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

/** The entry at `/rules/:game/:kind/:id`. */
export function placeAt(game: string, kind: string, id: string): Place {
  return { game, kind, id: kind === 'term' ? `term-${id}` : id };
}

export interface Piece {
  text: string;
  rule: boolean;
}

/** A text in pieces, those that are ids of rules by themselves. */
export function withRules(text: string): Piece[] {
  return text
    .split(/(\b[XB]-[A-Z]+-E?\d+(?:\.\d+)?)/)
    .map((piece, index) => ({ text: piece, rule: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
