/** The lessons' voice in the first real games: it proposes as a turn begins, and goes away by itself. */
import { untrack } from 'svelte';
import { learned } from '../lessons/progress.svelte';
import type { ShownTable, View } from '../net/shown';
import { settings } from '../settings/settings.svelte';
import type { FrameState } from '../stage/frame/frame.svelte';
import type { Advice } from './advice.svelte';
import { isNeeded, noteAnswer, noteTable } from './firstGames';

/** What the views of all games tell of the turn. */
type Turning = View & { turn?: { number: number; seat?: number; seats?: number[] } };

export class Advisor {
  speaking = $state(false); // it has proposed something for this turn
  farewell = $state(false); // it has just seen that it is not needed any more

  #turn = -1; // the last one it spoke in

  constructor(
    private readonly game: string,
    private readonly live: ShownTable,
    private readonly advice: Advice,
    private readonly frame: FrameState,
  ) {}

  /** Whether it would speak at this table: to people who took lessons, until they need it no more. */
  get needed(): boolean {
    const { table } = this.live;
    return (
      settings.advice &&
      this.advice.allowed &&
      table?.settings.coach === 'alone' &&
      learned(this.game) &&
      isNeeded(this.game, table.id)
    );
  }

  /** Call it where the table is shown. */
  attend(): void {
    this.advice.onanswer = (agreed) => this.#heard(agreed);
    $effect(() => {
      const turn = this.#ownTurn();
      if (turn !== null && this.advice.possible) untrack(() => this.#begin(turn));
    });
    $effect(() => {
      if (this.advice.hints.length === 0 && !this.advice.thinking) this.speaking = false;
    });
  }

  /** Not in this turn. */
  dismiss(): void {
    this.speaking = false;
    this.farewell = false;
    this.advice.forget();
  }

  /** Never again on this device, unless somebody turns it on in the settings. */
  turnOff(): void {
    settings.advice = false;
    this.dismiss();
  }

  #ownTurn(): number | null {
    const { seat, view } = this.live;
    const { turn } = (view ?? {}) as Turning;
    if (!turn || seat === null) return null;
    return turn.seat === seat || turn.seats?.includes(seat) ? turn.number : null;
  }

  #begin(turn: number): void {
    if (turn === this.#turn || !this.needed) return;
    this.#turn = turn;
    this.farewell = false;
    if (this.live.table) noteTable(this.game, this.live.table.id);
    this.frame.rail = 'coach';
    this.speaking = true;
    void this.advice.ask();
  }

  #heard(agreed: boolean): void {
    if (!this.speaking) return;
    noteAnswer(this.game, agreed);
    this.speaking = false;
    this.farewell = !this.needed && settings.advice;
  }
}
