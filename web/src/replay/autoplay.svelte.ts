/** Plays a replay by itself, until its end or until somebody does something. */
import type { Film } from './film.svelte';

export const SPEEDS = [0.5, 1, 2, 4, 8];
const DWELL = 1100; // milliseconds for a position in which something is told
const SILENT = 150; // for one in which nothing is

export class Autoplay {
  playing = $state(false);
  speed = $state(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly film: Film) {}

  async toggle(): Promise<void> {
    if (this.playing) return this.stop();
    this.playing = true;
    if (this.film.atEnd) await this.film.go(this.film.first);
    this.#wait();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    const { film } = this;
    const told = film.reel?.steps[film.at]?.events.some((event) => event.text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#next(), (told ? DWELL : SILENT) / this.speed);
  }

  async #next(): Promise<void> {
    try {
      await this.film.step(1);
    } catch {
      this.stop(); // the connection is gone; going on by hand tells why
    }
    if (this.film.atEnd) this.stop();
    if (this.playing) this.#wait();
  }
}
