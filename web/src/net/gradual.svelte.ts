/** Waits for a long answer, part by part; what there is so far can be shown. */
import { Refusal } from './api';

/** An answer that grows: whoever wants more of it asks for one more part. */
export interface Parts {
  done: number;
  parts: number;
}

const MOST_WAITS = 20; // for a busy server, one after the other

const pause = (seconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 1000 * seconds);
  });

export class Gradual<T extends Parts> {
  found = $state.raw<T | null>(null);
  refused = $state.raw<Refusal | null>(null);
  running = $state(false);
  #run = 0; // the latest one counts

  /** How much is done, from 0 to 1. */
  get share(): number {
    return this.found ? this.found.done / this.found.parts : 0;
  }

  get whole(): boolean {
    return this.share === 1;
  }

  /** Go on from what there is, until it is whole, refused or stopped. */
  async gather(ask: (parts: number) => Promise<T>): Promise<void> {
    this.#run += 1;
    const run = this.#run;
    const goesOn = () => run === this.#run;
    this.refused = null;
    this.running = true;
    let waits = 0;
    while (!this.whole && goesOn()) {
      try {
        const found = await ask((this.found?.done ?? 0) + 1);
        if (goesOn()) this.found = found;
        waits = 0;
      } catch (error) {
        const refused = asRefusal(error);
        waits += 1;
        if (refused.wait === 0 || waits > MOST_WAITS) {
          if (goesOn()) this.refused = refused;
          break;
        }
        await pause(refused.wait);
      }
    }
    if (goesOn()) this.running = false;
  }

  /** Nobody looks any more, or not for now. */
  stop(): void {
    this.#run += 1;
    this.running = false;
  }
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof TypeError) return new Refusal(0, { problem: 'unreachable' });
  throw error;
}
