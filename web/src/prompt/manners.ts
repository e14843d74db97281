/** How a verb behaves at the table, beside what its options say: declared by each game's manifest. */

export interface VerbManners {
  /** Its place among the verbs of a piece, smaller first; those that destroy come last anyway. */
  order: number;
  /** The letter that chooses it, everywhere the same. */
  key?: string;
  /** Harmless, free and soon undone: a click on its piece does it at once. */
  instant?: boolean;
  /** Decides or reveals something: it has a button of its own, which says so. */
  final?: boolean;
  /** Gives something up for good: last, never focused, asks first. */
  danger?: boolean;
  /** Ends the turn: asks first if something useful is left. */
  ends?: boolean;
  /** What one would regret to have left undone when the turn is over; `judged`: its board knows when. */
  useful?: boolean | 'judged';
  /** Whether the server is asked for ways to get there when a piece that offers it is selected. */
  planned?: boolean;
}

export type Verbs = Record<string, VerbManners>;

const PLAIN: VerbManners = { order: 50 };

export function mannersOf(verbs: Verbs, verb: string): VerbManners {
  return verbs[verb] ?? PLAIN;
}

/** In the order in which verbs are offered. */
export function byManners(verbs: Verbs, one: string, other: string): number {
  const rank = (verb: string) => {
    const { danger, order } = mannersOf(verbs, verb);
    return order + (danger ? 1000 : 0);
  };
  return rank(one) - rank(other);
}
