/** Plays a replay by itself, until its end or until somebody does something. */
import type { ReplayPlayer } from './replayPlayer.svelte';

export const SPEEDS = [0.5, 1, 2, 4, 8];
const DWELL = 1100; // milliseconds for a position in which something is told
const SILENT = 150; // for one in which nothing is

export class Autoplay {
  playing = $state(false);
  speed = $state(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly player: ReplayPlayer) {}

  async toggle(): Promise<void> {
    if (this.playing) return this.stop();
    this.playing = true;
    if (this.player.atEnd) await this.player.go(this.player.first);
    this.#wait();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    const { player } = this;
    const told = player.cache?.steps[player.at]?.events.some((event) => event.text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#next(), (told ? DWELL : SILENT) / this.speed);
  }

  async #next(): Promise<void> {
    try {
      await this.player.step(1);
    } catch {
      this.stop(); // the connection is gone; going on by hand tells why
    }
    if (this.player.atEnd) this.stop();
    if (this.playing) this.#wait();
  }
}
