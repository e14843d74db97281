/** Plays a replay by itself, until its end or until somebody does something: scene after scene. */
import { settings } from '../settings/settings.svelte';
import type { Director } from '../stage/director/director.svelte';
import type { ReplayPlayer } from './replayPlayer.svelte';

export const SPEEDS = [0.5, 1, 2, 4, 8];
const DWELL = 1100; // milliseconds for a position that is told in words alone
const SILENT = 150; // for one in which nothing is told

export class Autoplay {
  playing = $state(false);
  speed = $state(1);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = 0; // what is waited for last; whatever was before it does not count any more

  constructor(
    private readonly player: ReplayPlayer,
    private readonly director: Director,
  ) {}

  /** How fast scenes play: as chosen here while it plays, else as at every table. */
  get pace(): number {
    return this.playing ? this.speed : settings.speed;
  }

  async toggle(): Promise<void> {
    if (this.playing) return this.stop();
    this.playing = true;
    this.director.pause(false);
    if (this.player.atEnd) await this.player.go(this.player.first);
    await this.#goOn();
  }

  stop(): void {
    this.playing = false;
    this.#wait += 1;
    clearTimeout(this.#timer);
  }

  /** The next position comes when everything of this one has been seen. */
  async #goOn(): Promise<void> {
    this.#wait += 1;
    const wait = this.#wait;
    const rest = this.director.scene ? 0 : this.#dwell();
    await this.director.settled();
    if (!this.playing || this.#wait !== wait) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#next(), rest / this.speed);
  }

  #dwell(): number {
    const { cache, at } = this.player;
    return cache?.steps[at]?.events.some((event) => event.text) ? DWELL : SILENT;
  }

  async #next(): Promise<void> {
    try {
      await this.player.step(1);
    } catch {
      this.stop(); // the connection is gone; going on by hand tells why
    }
    if (this.player.atEnd) this.stop();
    if (this.playing) await this.#goOn();
  }
}
