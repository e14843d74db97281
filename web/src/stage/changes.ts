/** Numbers that went up or down. */
import type { Event } from '../net/protocol';
import type { Change, GameScenes } from './director/scene';
import { specOf } from './director/tableScenes';

/** What several events come to, one sum for each number. */
export function added(events: Event[], game: GameScenes): Change[] {
  const sums = new Map<string, Change>();
  for (const event of events) {
    const change = specOf(game, event).change?.(event);
    if (!change) continue;
    const before = sums.get(change.name);
    sums.set(change.name, { ...change, amount: change.amount + (before?.amount ?? 0) });
  }
  return [...sums.values()];
}
