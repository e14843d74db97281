/** What is read out: everything that happened within a moment at once, so that nothing is cut off. */

const PAUSE = 900; // milliseconds that news are gathered
export const MOST = 8; // lines at once: more than that is for the log

export class AnnouncementQueue {
  #lines: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly tell: (lines: string[], left: number) => void) {}

  add(lines: string[]): void {
    if (lines.length === 0) return;
    this.#lines.push(...lines);
    this.#timer ??= setTimeout(() => this.#flush(), PAUSE);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #flush(): void {
    this.#timer = undefined;
    const lines = this.#lines;
    this.#lines = [];
    this.tell(lines.slice(-MOST), Math.max(0, lines.length - MOST));
  }
}
