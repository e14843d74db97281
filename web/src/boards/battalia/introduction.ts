/** Battalia: how a faction is introduced before the match, from the cards' own file. */
import { nameOf } from '../../content/content.svelte';
import { LANGUAGES, type Lang } from '../../i18n/languages';
import { t } from '../../i18n/texts';

type Named = Partial<Record<string, string>>;
interface Faction {
  colour?: Named;
  element?: Named;
  terrain: string;
  gate?: number; // those of the game have one; others take what they do not say from them
}

const CARDS = ['chief', 'weapon', 'queen'];

export function introduce(id: string, pack: Record<string, unknown>, lang: Lang): string[] {
  const factions = (pack.factions ?? {}) as Record<string, Faction>;
  const faction = factions[id];
  if (!faction) return [];
  const { terrain } = faction;
  const host = Object.values(factions).find((one) => one.terrain === terrain && one.gate);
  const said = (sign: 'colour' | 'element') =>
    named(faction[sign], lang) || named(host?.[sign], lang);
  return [
    t('bt-faction-home', { terrain: nameOf('battalia', terrain) }),
    t('bt-faction-signs', { colour: said('colour'), element: said('element') }),
  ];
}

/** In the language of the reader, or in the one there is. */
function named(names: Named | undefined, lang: Lang): string {
  return names?.[lang] || LANGUAGES.map((other) => names?.[other]).find(Boolean) || '';
}

export function facesOf(faction: string): string[] {
  return CARDS.map((card) => `${card}.${faction}`);
}
