/** Whether a match ended because nobody else was left. */
import type { Side } from '../../boards/games';
import type { Player } from '../../net/protocol';

/** Who resigned, where that decided the match: everybody but the winners. Nobody otherwise. */
export function gaveUp(sides: Side[], won: (side: Side) => boolean, players: Player[]): number[] {
  const lost = sides.filter((side) => !won(side)).flatMap(({ seats }) => seats);
  return lost.every((seat) => players[seat]?.resigned) ? lost.sort((a, b) => a - b) : [];
}
