/** What is told of a match before it begins, from the view and the log. */
import type { Event } from '../../net/protocol';
import type { View } from '../../net/shown';

const TURNS = ['turn', 'day'];

/** The faction of every seat; null where it is not chosen yet. */
export function factionsOf(view: View | null): (string | null)[] {
  return (view?.players ?? []).map((player) =>
    'faction' in player && typeof player.faction === 'string' ? player.faction : null,
  );
}

/** Whether everybody is there, and nobody has had more than the first turn. */
export function justBegun(view: View | null, log: Event[]): boolean {
  const factions = factionsOf(view);
  if (factions.length === 0 || factions.includes(null)) return false;
  return log.filter(({ verb }) => TURNS.includes(verb)).length <= 1;
}

/** How it came about who begins, and with what: the lines before the first turn. */
export function opening(log: Event[], verbs: string[]): Event[] {
  const first = log.findIndex(({ verb }) => TURNS.includes(verb));
  const before = first < 0 ? log : log.slice(0, first);
  return before.filter(({ verb }) => verbs.includes(verb));
}
