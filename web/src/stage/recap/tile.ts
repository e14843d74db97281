/** What a tile of the recap says. */
import { deedsOf } from '../deeds';
import type { Deed, GameScenes } from '../director/scene';
import type { Line } from '../log/lines';
import { plain, shortly, wordsOf } from '../words';

const MOST = 2;

export function deedsOn(line: Line, scenes: GameScenes): Deed[] {
  return deedsOf(line.told, scenes)
    .filter(({ role }) => !role)
    .slice(0, MOST);
}

export function lettersOn(
  line: Line,
  scenes: GameScenes,
  game: string,
  name: (seat: number) => string,
): number {
  const said = ({ event }: Deed) => plain(shortly(wordsOf(game, event, name), game));
  return deedsOn(line, scenes).map(said).join(' · ').length;
}
