/** What is told of a match before it begins, from the view and the log. */
import type { Event } from '../../net/protocol';
import type { View } from '../../net/shown';
import type { GameScenes } from '../director/scene';
import { specOf } from '../director/tableScenes';

/** The faction of every seat; null where it is not chosen yet. */
export function factionsOf(view: View | null): (string | null)[] {
  return (view?.players ?? []).map((player) =>
    'faction' in player && typeof player.faction === 'string' ? player.faction : null,
  );
}

/** Who begins, as soon as somebody has. */
export function firstOf(log: Event[], game: GameScenes): number[] {
  return turnsIn(log, game)[0] ?? [];
}

/** Whether everybody is there, and nobody has had more than the first turn: quick players may be through with it. */
export function justBegun(view: View | null, log: Event[], game: GameScenes): boolean {
  const factions = factionsOf(view);
  if (factions.length === 0 || factions.includes(null)) return false;
  const had = new Set<number>();
  for (const event of log) {
    const seats = specOf(game, event).turn?.(event) ?? [];
    if (seats.some((seat) => had.has(seat))) return false; // a long game is not read to its end
    for (const seat of seats) had.add(seat);
  }
  return true;
}

/** How it came about who begins, and with what: the lines before the first turn. */
export function opening(log: Event[], verbs: string[], game: GameScenes): Event[] {
  const first = log.findIndex((event) => specOf(game, event).turn);
  const before = first < 0 ? log : log.slice(0, first);
  return before.filter(({ verb }) => verbs.includes(verb));
}

function turnsIn(log: Event[], game: GameScenes): number[][] {
  return log.flatMap((event) => {
    const seats = specOf(game, event).turn?.(event);
    return seats ? [seats] : [];
  });
}
