/** Lets the server look at a draft, a moment after somebody stopped typing, one question at a time. */
import { Refusal } from '../net/api';
import type { DraftReview } from './types';

const PAUSE = 500; // milliseconds after the last change
const AGAIN = 5; // seconds, where the server does not say when to ask again

export class Reviewing {
  review = $state.raw<DraftReview | null>(null);
  text = ''; // that was looked at
  waiting = $state(false);
  away = $state(false); // nobody answers

  private wanted: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = false;

  constructor(private readonly ask: (text: string) => Promise<DraftReview>) {}

  /** Something was typed. */
  want(text: string, pause = PAUSE): void {
    if (text === this.text && !this.asking) return;
    this.wanted = text;
    this.waiting = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), pause);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.wanted = null;
  }

  private async look(): Promise<void> {
    if (this.asking || this.wanted === null) return;
    const text = this.wanted;
    this.wanted = null;
    this.asking = true;
    let wait = 0;
    try {
      this.review = await this.ask(text);
      this.text = text;
      this.away = false;
    } catch (error) {
      this.away = true;
      wait = (error instanceof Refusal && error.wait) || AGAIN;
      this.wanted ??= text;
    }
    this.asking = false;
    this.waiting = this.wanted !== null;
    if (this.wanted !== null) this.timer = setTimeout(() => void this.look(), wait * 1000);
  }
}
