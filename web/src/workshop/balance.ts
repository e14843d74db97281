/** What games of bots say of a pack, and how that is told. */
import { api } from '../net/api';
import { settings } from '../settings/settings.svelte';
import type { DraftBalance, Mean } from './types';

export const balanceOf = (game: string, pack: string, parts: number) =>
  api<DraftBalance>(`/games/${game}/workshop/balance?pack=${pack}&parts=${parts}`);

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
