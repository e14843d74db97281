/** What an event tells of its cards: which are open, how many are covered, what becomes of one. */
import type { Event } from '../../../net/protocol';
import { printedId } from '../cards/card';
import type { Player } from '../view';

const MOST = 8; // cards that can still be told apart

/** The cards an event names. */
export function facesOf({ args }: Event): string[] {
  const { cards, card } = args;
  if (Array.isArray(cards)) return cards.map(String).slice(0, MOST);
  return typeof card === 'string' ? [card] : [];
}

/** What a card is, and what it becomes. */
export function becoming({ args }: Event): { from: string; to: string } | null {
  if (typeof args.card !== 'string') return null;
  const from = printedId(args.card);
  if (typeof args.new_card === 'string') return { from, to: args.new_card };
  return typeof args.form === 'string' ? { from, to: args.form } : null;
}

/** Cards face down. */
export interface CoveredCards {
  moved: number; // lie down, come out or change hands
  lying: number; // lay there before, or stay there
  leaves: boolean;
  from: number | null; // whose they are
  to: number | null; // who gets them
}

/** How the covered cards of an event move; the players are as the board shows them. */
export function coveredBy({ verb, args }: Event, players: Player[]): CoveredCards {
  const moved = Math.max(1, Math.min(MOST, Number(args.count ?? 1)));
  const seat = typeof args.seat === 'number' ? args.seat : null;
  if (verb === 'stolen')
    return { moved, lying: 0, leaves: true, from: Number(args.owner), to: seat };
  const ambush = seat === null ? 0 : (players[seat]?.ambush ?? 0);
  if (verb === 'hidden')
    return { moved, lying: Math.max(0, ambush - moved), leaves: false, from: seat, to: null };
  if (verb === 'from_ambush') return { moved, lying: ambush, leaves: true, from: seat, to: null };
  return { moved, lying: 0, leaves: false, from: seat, to: null };
}
