/** How much is left of the scene that plays, and when it is over. */
import type { Timing } from './timing';

export class Playhead {
  left = 0; // milliseconds at normal speed
  #rate = 0;
  #since = 0;
  #forget: (() => void)[] = [];

  /** `over`: the scene has had its time; `late`: nothing may play any longer. */
  constructor(
    private readonly timing: Timing,
    private readonly over: () => void,
    private readonly late: () => void,
  ) {}

  /** Put in a scene; it plays as soon as it is told how fast. */
  load(milliseconds: number): void {
    this.stop();
    this.left = milliseconds;
  }

  /** Account for what has played until now. */
  mark(): void {
    const now = this.timing.now();
    this.left = Math.max(0, this.left - (now - this.#since) * this.#rate);
    this.#since = now;
  }

  run(rate: number, deadline: number | null): void {
    this.mark();
    this.stop();
    this.#rate = rate;
    if (rate > 0) this.#forget.push(this.timing.after(this.left / rate, this.over));
    if (deadline === null) return;
    this.#forget.push(this.timing.after(Math.max(0, deadline - this.#since), this.late));
  }

  stop(): void {
    for (const forget of this.#forget.splice(0)) forget();
    this.#since = this.timing.now();
    this.#rate = 0;
  }
}
