/** The packs that a server offers: those that come with a game, and those its operator named. */
import { t } from '../i18n/texts';
import type { GameCard, OfferedPack } from '../net/api';

/** What it is called: packs that come with a game have a name in every language. */
export function titleOf({ name, shipped }: OfferedPack): string {
  return shipped ? t(`pack-shipped-${name}`) : name;
}

/** What new tables begin with; undefined: the cards of the game. */
export function proposedOf(card: GameCard | undefined): OfferedPack | undefined {
  return card?.packs.find(({ hash }) => hash === card.proposed_pack);
}

/** Why it is there, in a few words. */
export function aboutOf(pack: OfferedPack, card: GameCard): string {
  if (pack === proposedOf(card)) return t('pack-proposed');
  return pack.shipped ? t(`pack-shipped-${pack.name}-about`) : t('pack-offered');
}
