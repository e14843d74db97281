/** What a line tells: its events as one would say them. */
import type { Event } from '../net/protocol';
import type { Deed, GameScenes } from './director/scene';
import { specOf } from './director/tableScenes';

export function deedsOf(told: Event[], game: GameScenes): Deed[] {
  return game.deeds?.(told) ?? told.map((event) => ({ event, of: [event] }));
}

/** What one event of them is part of. */
export function deedsWith(event: Event, told: Event[], game: GameScenes): Deed[] {
  const found = deedsOf(told, game).filter(({ of }) => of.includes(event));
  return found.length > 0 ? found : [{ event, of: [event] }];
}

/** The sign of what it came to. */
export function signOf([deed]: Deed[], game: GameScenes): string {
  const last = deed?.of.at(-1);
  return last ? specOf(game, last).icon : '';
}
