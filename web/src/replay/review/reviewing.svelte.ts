/** Waits for a review, part by part; what there is so far can be shown. */
import type { Lang } from '../../i18n/languages';
import { Refusal } from '../../net/api';
import type { Source } from '../source';
import type { Review } from './review';

const MOST_WAITS = 20; // for a busy server, one after the other

const pause = (seconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 1000 * seconds);
  });

export class Reviewing {
  review = $state.raw<Review | null>(null);
  refused = $state.raw<Refusal | null>(null);
  #stopped = false;

  constructor(readonly source: Pick<Source, 'review'>) {}

  /** How much is done, from 0 to 1. */
  get share(): number {
    return this.review ? this.review.done / this.review.parts : 0;
  }

  get whole(): boolean {
    return this.share === 1;
  }

  async load(lang: Lang): Promise<void> {
    this.refused = null;
    let waits = 0;
    while (!this.whole && !this.#stopped) {
      try {
        this.review = await this.source.review((this.review?.done ?? 0) + 1, lang);
        waits = 0;
      } catch (error) {
        const refused = asRefusal(error);
        waits += 1;
        if (refused.wait === 0 || waits > MOST_WAITS) {
          this.refused = refused;
          return;
        }
        await pause(refused.wait);
      }
    }
  }

  /** Nobody looks any more. */
  stop(): void {
    this.#stopped = true;
  }
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof TypeError) return new Refusal(0, { problem: 'unreachable' });
  throw error;
}
