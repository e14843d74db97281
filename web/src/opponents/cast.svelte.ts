/** The bots and packs of every game, as the server knows them: asked for once. */
import type { CharacterCard, GameCard } from '../net/api';
import { games } from '../net/api';

let cards = $state.raw<GameCard[]>([]);
let asked: Promise<void> | null = null;

/** Ask for them, unless that was done; without an answer there are no faces, and it is asked again. */
export function loadCast(): Promise<void> {
  asked ??= games().then(
    (found) => {
      cards = found;
    },
    () => {
      asked = null;
    },
  );
  return asked;
}

export function cardOf(game: string): GameCard | undefined {
  return cards.find((card) => card.id === game);
}

export function charactersOf(game: string): CharacterCard[] {
  return cardOf(game)?.characters ?? [];
}

export function levelsOf(game: string): string[] {
  return cardOf(game)?.bots ?? [];
}

/** The faction that a character is drawn as; '' until it is known. */
export function factionOf(game: string, character: string): string {
  return charactersOf(game).find(({ id }) => id === character)?.faction ?? '';
}
