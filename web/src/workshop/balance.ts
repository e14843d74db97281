/** What games of bots say of a pack, and how that is told. */
import { api } from '../net/api';
import type { Parts } from '../net/gradual.svelte';
import { settings } from '../settings/settings.svelte';

/** A share or a mean with its 95 % interval. */
export interface Mean {
  count: number;
  value: number;
  low: number;
  high: number;
}

export interface CheckedFaction {
  faction: string;
  won: Mean;
  base: Mean | null; // with the game's own cards; null: it is new
  remark: '' | 'strong' | 'weak';
}

export interface CheckedCard {
  section: string;
  card: string;
  taken: Mean;
  gain: Mean | null; // null: too few took it
  base_taken: Mean | null; // null: it is new
  base_gain: Mean | null;
  remark: '' | 'never' | 'always';
}

export interface Balance extends Parts {
  games: number;
  bot: string;
  average: Mean;
  factions: CheckedFaction[];
  cards: CheckedCard[];
}

export const balanceOf = (game: string, pack: string, parts: number) =>
  api<Balance>(`/games/${game}/workshop/balance?pack=${pack}&parts=${parts}`);

export function percent(share: number): string {
  const style = { style: 'percent', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(settings.lang, style).format(share);
}

/** A gain for a sentence: which way, how far, and between which bounds. */
export function gainIn({ value, low, high }: Mean) {
  const points = Math.round(100 * value);
  return {
    way: points > 0 ? 'more' : points < 0 ? 'less' : 'same',
    points: Math.abs(points),
    low: signed(low),
    high: signed(high),
  };
}

export function signed(share: number): string {
  return new Intl.NumberFormat(settings.lang, { signDisplay: 'exceptZero' })
    .format(Math.round(100 * share))
    .replace('-', '−');
}
