/** For tests: a clock that goes on when it is told to. */
import type { Timing } from './timing';

export class FakeTime implements Timing {
  #now = 0;
  #waiting: { at: number; then: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, then: () => void): () => void {
    const one = { at: this.#now + milliseconds, then };
    this.#waiting.push(one);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== one);
    };
  }

  /** Let time pass: everything happens at its moment, in order. */
  pass(milliseconds: number): void {
    const until = this.#now + milliseconds;
    for (;;) {
      const next = this.#waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#waiting = this.#waiting.filter((one) => one !== next);
      this.#now = Math.max(this.#now, next.at);
      next.then();
    }
    this.#now = until;
  }

  get idle(): boolean {
    return this.#waiting.length === 0;
  }
}
