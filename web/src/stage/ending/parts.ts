/** A score in its parts: what was won as a bar, what was lost or paid beside it. */
import type { Side } from '../../boards/games';
import { t } from '../../i18n/texts';
import type { Amounts } from '../../replay/charts/analysis';

export interface Part {
  word: string;
  index: number; // its colour
  amount: number;
}

const EVENED = 'evened'; // what a side has beyond its members, because it has fewer of them

/** Everything that its members have, kind by kind. */
export function partsOf(sources: Amounts[], { seats, points }: Side): Part[] {
  const sum = (of: number[]) => seats.reduce((total, seat) => total + (of[seat] ?? 0), 0);
  const parts = sources.map(({ word, seats: of }, index) => ({ word, index, amount: sum(of) }));
  const own = parts.reduce((total, { amount }) => total + amount, 0);
  const beyond = seats.length > 1 ? points - own : 0;
  return [...parts, { word: EVENED, index: sources.length, amount: beyond }].filter(
    ({ amount }) => amount !== 0,
  );
}

export function partName(word: string): string {
  return word === EVENED ? t('ending-evened') : t(`chart-source-${word}`);
}

/** What the longest bar stands for: everything that somebody won, before anything was lost. */
export function longest(sources: Amounts[], sides: Side[]): number {
  const won = (side: Side) =>
    partsOf(sources, side).reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  return Math.max(1, ...sides.map(won));
}
