/** A card as views write it, taken apart: `lord.islanders>weapon@2~^x2%!`. */

export type CardClass =
  | 'unit'
  | 'royal'
  | 'artefact'
  | 'great'
  | 'fate'
  | 'supply'
  | 'stardust'
  | 'chest'
  | 'potion'
  | 'storm'
  | 'building';

export interface Card {
  kind: string;
  faction: string | null;
  form: string | null; // what it counts as
  lender: number | null; // the seat it was borrowed from
  copies: number; // as how many cards it counts
  traded: boolean;
  named: boolean; // for the Frost Fields
  copied: boolean; // Fate 1 as this Great Artefact
  joker: boolean; // of the Eclipse
}

export const FACTIONS = [
  'baerfolk',
  'cloudborn',
  'emberians',
  'islanders',
  'wolfsclan',
  'sunblessed',
  'unbound',
  'fanatics',
];
export const RANKS = ['tribesman', 'chief', 'priest', 'lord'];
export const ROYALS = ['queen', 'king'];
export const ARTEFACTS = ['tools', 'horse', 'weapon', 'tent', 'title', 'scroll', 'amulet'];
export const POTIONS = ['berserker', 'frosthand', 'eclipse', 'brotherhood', 'colossus', 'weakness'];
/** In the order by which views number them. */
export const BUILDINGS = [
  'smithy',
  'town_hall',
  'stable',
  'arena',
  'weaving_mill',
  'tavern',
  'mages_guild',
  'store',
];

const WORD = /^([a-z_0-9]+?)(?:\.([a-z_]+?))?(?:>([a-z]+?))?(?:@(\d))?(~)?(\^)?(?:x(\d))?(%)?(!)?$/;

export function parsed(id: string): Card {
  const found = WORD.exec(id);
  const [, kind, faction, form, lender, traded, named, copies, copied, joker] = found ?? ['', id];
  return {
    kind: kind ?? id,
    faction: faction ?? null,
    form: form ?? null,
    lender: lender ? Number(lender) - 1 : null,
    copies: copies ? Number(copies) : 1,
    traded: Boolean(traded),
    named: Boolean(named),
    copied: Boolean(copied),
    joker: Boolean(joker),
  };
}

export function classOf(kind: string): CardClass {
  if (RANKS.includes(kind)) return 'unit';
  if (ROYALS.includes(kind)) return 'royal';
  if (ARTEFACTS.includes(kind)) return 'artefact';
  if (POTIONS.includes(kind)) return 'potion';
  if (BUILDINGS.includes(kind)) return 'building';
  if (kind === 'supply' || kind === 'stardust' || kind === 'chest') return kind;
  if (/^fate_\d$/.test(kind)) return 'fate';
  if (/^storm_\d+$/.test(kind)) return 'storm';
  return 'great';
}

/** The card as it was printed, without what has happened to this copy. */
export function printedId(id: string): string {
  const { kind, faction } = parsed(id);
  return faction ? `${kind}.${faction}` : kind;
}
