/** What cards would do in a battle, as the view tells it: a client adds nothing up. */
import type { Battle, Part, Side, Trial } from '../view';

/** A card that may be laid, once for every copy that is held. */
export interface Layable {
  key: string;
  card: string;
  zone: 'hand' | 'ambush';
}

const named = ({ card, zone }: Pick<Layable, 'card' | 'zone'>) => `${zone}:${card}`;
const together = (cards: Pick<Layable, 'card' | 'zone'>[]) => cards.map(named).sort().join(' ');

/** The trial with exactly these cards; undefined where the view cannot tell. */
export function trialOf(
  { trials }: Battle,
  cards: Pick<Layable, 'card' | 'zone'>[],
): Trial | undefined {
  const wanted = together(cards);
  return trials.find((trial) => together(trial.cards) === wanted);
}

/** What puts one ahead where no single card does: the fewest cards, the cheapest first. */
export function enoughTogether({ trials }: Battle): Trial[] {
  const enough = trials.filter(({ ahead }) => ahead);
  const fewest = Math.min(...enough.map(({ cards }) => cards.length));
  return fewest < 2
    ? []
    : enough
        .filter(({ cards }) => cards.length === fewest)
        .sort((one, other) => one.total - other.total);
}

/** Every copy of what may be laid, in the order of hand and ambush. */
export function layables(
  options: { card: string; zone: 'hand' | 'ambush' }[],
  held: { hand: string[]; ambush: string[] },
): Layable[] {
  return options.flatMap(({ card, zone }) => {
    const count = Math.max(1, held[zone].filter((one) => one === card).length);
    return Array.from({ length: count }, (_, index) => ({
      key: `${zone}:${card}/${index}`,
      card,
      zone,
    }));
  });
}

/** The number under each card of a line. */
export function counted({ line, parts }: Side): { card: string; amount: number | null }[] {
  const left = parts.filter(({ reason }) => reason === 'card');
  return line.map((card) => {
    const at = left.findIndex((part) => part.card === card);
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return { card, amount: found?.amount ?? null };
  });
}

/** What counts beside the cards. */
export function bonuses({ parts }: Side): Part[] {
  return parts.filter(({ reason }) => reason !== 'card');
}

/** What counts beside the cards once a trial is laid: morale may come or go. */
export function triedBonuses(side: Side, trial: Trial): Pick<Part, 'reason' | 'amount' | 'card'>[] {
  const rest = bonuses(side).filter(({ reason }) => reason !== 'morale' && reason !== 'nothing');
  return trial.added_morale > 0
    ? [{ reason: 'morale', amount: trial.added_morale, card: null }, ...rest]
    : rest;
}

/** What each of these cards counts in a trial of them, in any order. */
export function triedCounts(
  trial: Trial | undefined,
  cards: Pick<Layable, 'card' | 'zone'>[],
): (number | null)[] {
  const left = trial?.cards.map((one, index) => ({ name: named(one), count: trial.counts[index] }));
  return cards.map((card) => {
    const at = left?.findIndex(({ name }) => name === named(card)) ?? -1;
    return left?.splice(at < 0 ? left.length : at, 1)[0]?.count ?? null;
  });
}

/** How the parts add up to the total: 2 + 4 + 1 = 7. */
export function sumOf({ parts, total }: Side): string {
  const added = parts.map(({ amount }, index) => {
    const sign = amount < 0 ? '−' : '+';
    return index === 0 ? `${amount}` : `${sign} ${Math.abs(amount)}`;
  });
  return `${added.join(' ')} = ${total}`;
}
