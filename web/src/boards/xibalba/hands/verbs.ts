/** Verbs as they are written on cards and plates: short, with their price. */
import { has, t } from '../../../i18n/texts';
import type { Player } from '../../../net/views/xibalba';
import type { Ref } from '../../../prompt/choices.svelte';

export function verbWord(verb: string): string {
  return has(`xv-${verb}`) ? t(`xv-${verb}`) : verb;
}

/** What a verb costs for a piece; nothing where it costs nothing. */
export function priceOf(verb: string, refs: Ref[], player: Player | undefined): string {
  if (!player) return '';
  if (verb !== 'buy') return String(player.costs[verb]?.total ?? '');
  const slot = refs.find((ref) => ref.startsWith('slot:'))?.slice('slot:'.length) ?? '';
  const [type = '', number] = slot.split('.');
  return String(player.prices[type]?.[Number(number) - 1]?.total ?? '');
}

/** How much is missing to pay a price with the store and all dice. */
export function short(price: number, player: Player): number {
  return Math.max(0, price - player.resources - player.gatherable);
}
