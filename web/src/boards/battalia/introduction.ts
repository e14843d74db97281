/** Battalia: how a faction is introduced before the match, from the cards' own file. */
import { nameOf } from '../../content/content.svelte';
import type { Lang } from '../../i18n/languages';
import { t } from '../../i18n/texts';

interface Faction {
  colour: Record<string, string>;
  element: Record<string, string>;
  terrain: string;
}

export function introduce(id: string, pack: Record<string, unknown>, lang: Lang): string[] {
  const faction = ((pack.factions ?? {}) as Record<string, Faction>)[id];
  if (!faction) return [];
  return [
    t('bt-faction-home', { terrain: nameOf('battalia', faction.terrain) }),
    t('bt-faction-signs', {
      colour: faction.colour[lang] ?? '',
      element: faction.element[lang] ?? '',
    }),
  ];
}
