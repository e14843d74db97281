/** Looking back: the board as it was at a moment, or one moment after the other. */
import type { Event } from '../../net/protocol';
import type { View } from '../../net/shown';
import { type GameScenes, lengthOf, type Scene, seatOf } from './scene';
import { specOf } from './tableScenes';
import type { Timing } from './timing';

export interface Memory {
  event: Event;
  view: View;
}

export interface Present {
  /** Somebody looks back, or not any more. */
  changed: () => void;
  /** Something is played again. */
  told: (memory: Memory, before: View | null) => void;
}

export class Past {
  shown = $state.raw<Memory | null>(null);
  watching = $state(false);
  scene = $state.raw<Scene | null>(null);
  #coming: Memory[] = [];
  #forget: (() => void) | undefined;
  #scenes = 0;

  constructor(
    private readonly game: GameScenes,
    private readonly timing: Timing,
    private readonly present: Present,
  ) {}

  get view(): View | null {
    return this.shown?.view ?? null;
  }

  look(memory: Memory): void {
    this.#forget?.();
    this.#coming = [];
    this.watching = false;
    this.#show(memory);
  }

  /** Everything anew, each for its time. */
  watch(memories: Memory[], rate = 1): void {
    this.#forget?.();
    this.#coming = [...memories];
    this.watching = true;
    this.#next(rate);
  }

  end(): void {
    this.#forget?.();
    this.#coming = [];
    this.watching = false;
    this.scene = null;
    if (!this.shown) return;
    this.shown = null;
    this.present.changed();
  }

  #next(rate: number): void {
    const memory = this.#coming.shift();
    if (!memory) {
      this.end();
      return;
    }
    const before = this.view;
    this.#show(memory);
    this.present.told(memory, before);
    this.#forget = this.timing.after((this.scene?.ms ?? 0) / rate, () => this.#next(rate));
  }

  #show(memory: Memory): void {
    const began = !this.shown;
    const { event } = memory;
    const spec = specOf(this.game, event);
    this.#scenes -= 1; // never the number of a scene of the present
    const seat = spec.turn?.(event)[0] ?? seatOf(event);
    this.scene = { id: this.#scenes, event, seat, spec, ms: lengthOf(spec, event) };
    this.shown = memory;
    if (began) this.present.changed();
  }
}
