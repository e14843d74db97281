/** How fast scenes play: at the speed somebody chose, or faster while others wait for the viewer.

A question in somebody else's turn (a block, a battle, a potion window) holds the others up: what is left is
shown at four times the speed, within two seconds at most. The viewer's own turn holds nobody up: it waits
until the others' turns have been seen at the chosen speed, unless the viewer's clock runs.
*/
import type { ToldTable } from '../../net/shown';
import type { GameScenes } from './scene';
import type { Timing } from './timing';

export const CATCH_UP = 4; // times as fast as usual, while somebody waits for the viewer
export const PATIENCE = 2000; // milliseconds that a question waits at most

export class Haste {
  /** When everything has to have been shown; null while nobody waits. */
  deadline: number | null = null;

  constructor(
    private readonly source: ToldTable,
    private readonly game: GameScenes,
    private readonly timing: Timing,
    private readonly pace: () => number,
  ) {}

  /** Others cannot go on, or the viewer's time runs. */
  get needed(): boolean {
    const { seat, urgent, view, play } = this.source;
    if (seat === null || urgent.length === 0) return false;
    const time = play?.clock.seats[seat];
    if (time?.running && time.remaining !== null) return true;
    const turn = view ? this.game.turnOf(view) : [];
    return turn.length > 0 && !turn.includes(seat);
  }

  /** How fast what is left (milliseconds at normal speed) has to play from now on. */
  rate(left: number): number {
    const usual = this.pace();
    if (!this.needed) return usual;
    const now = this.timing.now();
    this.deadline ??= now + PATIENCE;
    return Math.max(usual * CATCH_UP, left / Math.max(1, this.deadline - now));
  }
}
