/** What games of bots say of a pack, and how that is told. */
import { points, signed } from '../i18n/numbers';
import { api } from '../net/api';
import type { DraftBalance, Mean } from './types';

export const balanceOf = (game: string, pack: string, parts: number) =>
  api<DraftBalance>(`/games/${game}/workshop/balance?pack=${pack}&parts=${parts}`);

/** A gain for a sentence: which way, how far, and between which bounds. */
export function gainIn({ value, low, high }: Mean) {
  const change = points(value);
  return {
    way: change > 0 ? 'more' : change < 0 ? 'less' : 'same',
    points: Math.abs(change),
    low: gained(low),
    high: gained(high),
  };
}

export function gained(share: number): string {
  return signed(points(share));
}
