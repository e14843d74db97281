/** Xibalba: how a faction is introduced before the match, from the cards' own file. */

import type { Lang } from '../../i18n/languages';
import { t } from '../../i18n/texts';

interface Level {
  level: number; // as many add-on fields are open then
  resistance: number;
  productivity: number;
}
interface Faction {
  id: string;
  levels: Level[];
  action_costs: Record<string, number>;
  [text: `blurb_${string}`]: string;
}

export function introduce(id: string, pack: Record<string, unknown>, lang: Lang): string[] {
  const factions = (pack.factions ?? []) as Faction[];
  const faction = factions.find((one) => one.id === id);
  if (!faction) return [];
  const costs = Object.entries(faction.action_costs);
  const least = (verb: string) =>
    Math.min(...factions.map((one) => one.action_costs[verb] ?? Number.POSITIVE_INFINITY));
  const cheap = costs.filter(([verb, cost]) => cost === least(verb)).map(([verb]) => verb);
  const [first] = faction.levels;
  return [
    faction[`blurb_${lang}`] ?? '',
    first ? t('xt-begins-with', { resistance: first.resistance, fields: first.level }) : '',
    cheap.length > 0 ? t('xt-cheapest', { actions: cheap.map(actionName).join(', ') }) : '',
  ].filter(Boolean);
}

function actionName(verb: string): string {
  return t(`xp-${verb}`);
}

const SHOWN = 3; // cards

export function facesOf(faction: string, pack: Record<string, unknown>): string[] {
  const cards = (pack.cards ?? []) as { id: string; faction: string }[];
  return cards
    .filter((card) => card.faction === faction)
    .slice(0, SHOWN)
    .map(({ id }) => id);
}
