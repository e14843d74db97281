/** The cards of a game as rows that can be filtered and sorted. */

export interface Row {
  face: string; // as views write the card, which is how it is drawn
  kind: string; // with its id: the entry that explains it
  id: string;
  values: Record<string, string>; // what it can be filtered by
  numbers: Record<string, number>; // what it can be sorted by
}

interface Printed {
  id: string;
  kind?: string;
  type?: string;
  faction?: string | null;
  cost?: number;
  phase?: string;
  power?: number;
  resistance?: number;
  paragon?: number;
  rank?: number;
  price?: { rank: number; supply: number };
  number?: number;
}

export interface Content {
  cards: Printed[];
  storm_effects?: Printed[];
  potions?: Printed[];
  buildings?: Printed[];
}

export function rowsOf(content: Content): Row[] {
  return [
    ...content.cards.map(cardRow),
    ...(content.potions ?? []).map((one) => plainRow('potion', one.id, one.id)),
    ...(content.storm_effects ?? []).map((one) => plainRow('storm', one.id, `storm_${one.number}`)),
    ...(content.buildings ?? []).map((one) => plainRow('building', one.id, one.id)),
  ];
}

function plainRow(kind: string, id: string, face: string): Row {
  return { face, kind, id, values: { type: kind }, numbers: {} };
}

function cardRow(card: Printed): Row {
  const { cost, power, resistance, paragon, rank } = card;
  const numbers = given({ cost, power, resistance, paragon, rank, supply: card.price?.supply });
  const words = given({ type: card.type, faction: card.faction ?? undefined, phase: card.phase });
  const printed = Object.entries(numbers).map(([name, number]) => [name, String(number)]);
  const values = { ...Object.fromEntries(printed), ...words };
  return { face: card.id, kind: 'card', id: card.kind ?? card.id, values, numbers };
}

function given<T>(values: Record<string, T | undefined>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Record<string, T>;
}

export type Chosen = Record<string, string[]>; // nothing chosen of a facet means everything

export function fits(row: Row, chosen: Chosen, but = ''): boolean {
  return Object.entries(chosen).every(
    ([facet, values]) =>
      facet === but || values.length === 0 || values.includes(row.values[facet] ?? ''),
  );
}

export interface Choice {
  value: string;
  count: number;
}

/** The values of a facet with how many cards each would show beside the other filters. */
export function choicesOf(rows: readonly Row[], facet: string, chosen: Chosen): Choice[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const value = row.values[facet];
    if (value !== undefined)
      counts.set(value, (counts.get(value) ?? 0) + (fits(row, chosen, facet) ? 1 : 0));
  }
  const choices = [...counts].map(([value, count]) => ({ value, count }));
  const numeric = choices.every(({ value }) => /^\d+$/.test(value));
  return numeric ? choices.sort((a, b) => Number(a.value) - Number(b.value)) : choices;
}

/** In order of a printed number, the cards without it last; or by name; or as printed. */
export function sorted(
  rows: readonly Row[],
  by: string,
  name: (row: Row) => string,
  lang: string,
): Row[] {
  const compare = new Intl.Collator(lang).compare;
  if (by === 'name') return [...rows].sort((a, b) => compare(name(a), name(b)));
  if (!by) return [...rows];
  const last = Number.POSITIVE_INFINITY;
  return [...rows].sort((a, b) => {
    const [first = last, second = last] = [a.numbers[by], b.numbers[by]];
    return first === second ? compare(name(a), name(b)) : first - second;
  });
}
