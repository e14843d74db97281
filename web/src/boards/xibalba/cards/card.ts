/** What is printed on the cards of Xibalba. */
import { packOf } from '../../../content/content.svelte';
import type { Lang } from '../../../i18n/languages';
import type { CardType } from '../types';

type Printed = Record<`name_${Lang}` | `text_${Lang}`, string>;

export interface Card extends Printed {
  id: string;
  faction: string;
  type: CardType;
  cost: number;
  phase: 'EFFECT' | 'DICE' | 'ACTION' | 'PERMANENT';
  power?: number; // soldiers only, like the next two
  resistance?: number;
  paragon?: number;
}

/** The card without the number of its copy: `gunslinger#2` is a `gunslinger`. */
export function kindOf(id: string): string {
  return id.replace(/#\d+$/, '');
}

let indexed: { pack: object; cards: Map<string, Card> } | undefined;

/** A card as views write it; none while the pack is on its way, or for cards of another pack. */
export function cardOf(id: string): Card | undefined {
  const pack = packOf('xibalba');
  if (indexed?.pack !== pack) {
    const cards = (pack.cards ?? []) as Card[];
    indexed = { pack, cards: new Map(cards.map((card) => [card.id, card])) };
  }
  return indexed.cards.get(kindOf(id));
}

export function textOf(card: Card, lang: Lang): string {
  return card[`text_${lang}`];
}
