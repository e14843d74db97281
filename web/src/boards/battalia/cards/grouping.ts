/** Cards in the order people sort them, equal ones together. */
import { ARTEFACTS, classOf, FACTIONS, parsed, RANKS, ROYALS } from './card';

export interface Group {
  id: string;
  count: number;
}

const CLASSES = ['unit', 'royal', 'artefact', 'great', 'fate', 'supply', 'stardust', 'chest'];
const KINDS = [...RANKS, ...ROYALS, ...ARTEFACTS];

function place(id: string): number[] {
  const { kind, faction } = parsed(id);
  const known = FACTIONS.indexOf(faction ?? '');
  const order = faction && known < 0 ? FACTIONS.length : known; // those a pack adds come last
  return [CLASSES.indexOf(classOf(kind)), KINDS.indexOf(kind), order];
}

/** Units by rank, then artefacts, then what belongs to nobody; within a kind by faction. */
export function compared(one: string, other: string): number {
  const [a, b] = [place(one), place(other)];
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return one.localeCompare(other);
}

export function sorted(cards: string[]): string[] {
  return [...cards].sort(compared);
}

/** Equal cards once, with their number. */
export function grouped(cards: string[]): Group[] {
  const groups: Group[] = [];
  for (const id of sorted(cards)) {
    const last = groups.at(-1);
    if (last?.id === id) last.count += 1;
    else groups.push({ id, count: 1 });
  }
  return groups;
}

/** Keys for a list in which equal cards occur: `supply/0`, `supply/1`. */
export function keyed(cards: string[]): { key: string; id: string }[] {
  const seen = new Map<string, number>();
  return cards.map((id) => {
    const before = seen.get(id) ?? 0;
    seen.set(id, before + 1);
    return { key: `${id}/${before}`, id };
  });
}
