/** What is printed on a card, from the game's pack. */
import { packOf } from '../../../content/content.svelte';
import { classOf, parsed } from './card';

export interface Printed {
  rank?: number;
  attack?: number;
  defence?: number;
  price?: { rank: number; supply: number };
}

interface Unit {
  rank: number;
  strength: number;
  hire?: { min_recruiter_rank: number; supply: number };
}

interface Artefact {
  buy: { min_buyer_rank: number; supply: number };
  battle: { allowed: boolean; strength?: number };
}

type Table<T> = Record<string, T | undefined>;

interface Pack {
  units?: Table<Unit>;
  royals?: Table<Unit>;
  artefacts?: Table<Artefact>;
  great_artefacts?: Table<{ strength?: { attack: number; defence: number } }>;
  storm_effects?: Table<{ number: number }>;
  oracle?: { enlightened?: { days: string[] } };
  npcs?: Table<{ abilities?: Table<{ terrain: string; en: string; de: string }> }>;
  trading?: { rates?: Table<{ en: string; de: string; min_posts: number }> };
}

export function pack(): Pack {
  return packOf('battalia') as Pack;
}

/** The values of a kind; what a copy counts as decides for the copy. */
export function printed(id: string): Printed {
  const { kind, form } = parsed(id);
  return valuesOf(form ?? kind);
}

export function valuesOf(kind: string): Printed {
  const { units, royals, artefacts, great_artefacts: greats } = pack();
  const unit = units?.[kind] ?? royals?.[kind];
  if (unit) {
    const { rank, strength, hire } = unit;
    const price = hire && { rank: hire.min_recruiter_rank, supply: hire.supply };
    return { rank, attack: strength, defence: strength, price };
  }
  const artefact = artefacts?.[kind];
  if (artefact) {
    const strength = artefact.battle.allowed ? artefact.battle.strength : undefined;
    const price = { rank: artefact.buy.min_buyer_rank, supply: artefact.buy.supply };
    return { attack: strength || undefined, defence: strength || undefined, price };
  }
  return { ...greats?.[kind]?.strength };
}

/** The id under which the library explains a card. */
export function libraryId(kind: string): string {
  if (classOf(kind) !== 'storm') return kind;
  const number = Number(kind.slice('storm_'.length));
  const effects = Object.entries(pack().storm_effects ?? {});
  return effects.find(([, effect]) => effect?.number === number)?.[0] ?? kind;
}
