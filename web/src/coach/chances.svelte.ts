/** How likely every side wins, as the table stands: asked anew whenever something has changed. */
import { untrack } from 'svelte';
import type { SideChance } from '../net/protocol';
import type { ShownTable } from '../net/shown';
import { settings } from '../settings/settings.svelte';
import type { Advice } from './advice.svelte';

export class WinChances {
  sides = $state.raw<SideChance[]>([]);

  #asking = false;
  #again = false; // something has changed since the question
  #left = false; // the table is not shown any more

  constructor(
    private readonly live: ShownTable,
    private readonly advice: Advice,
  ) {}

  /** Whether somebody wants to see them who may: where the coach may be asked. */
  get shown(): boolean {
    return settings.chances && this.advice.allowed;
  }

  /** Call it where the table is shown. */
  attend(): void {
    $effect(() => {
      if (!this.shown) {
        this.sides = [];
        return;
      }
      void this.live.view;
      if (!this.live.play?.paused) untrack(() => void this.#ask());
    });
    $effect(() => () => {
      this.#left = true;
    });
  }

  /** One question at a time, and none about what has not been shown yet. */
  async #ask(): Promise<void> {
    this.#again = true;
    if (this.#asking) return;
    this.#asking = true;
    while (!this.#left && this.#again && this.shown) {
      await this.live.settled?.();
      this.#again = false;
      const told = await this.live.chances?.();
      if (!this.#left && told?.type === 'chances' && this.shown) this.sides = told.sides;
    }
    this.#asking = false;
  }
}
