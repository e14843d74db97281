/** The games at hand. A game is registered here and nowhere else in the client. */
import { battalia } from './battalia/game';
import type { Game } from './game';
import { xibalba } from './xibalba/game';

export const GAMES: Record<string, Game> = { xibalba, battalia };
export const NAMES = Object.keys(GAMES);

/** The game whose rule ids begin with a letter; '' for none. */
export function gameOfRules(letter: string): string {
  return NAMES.find((name) => GAMES[name]?.rules === letter) ?? '';
}
