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
  const had = turnsIn(log, game).flat();
  return new Set(had).size === had.length;
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
