/** Keys at the table; nothing happens while somebody writes. */

export function writing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    !!target?.closest?.('input, textarea, select, [contenteditable], dialog')
  );
}

/** Collects the digits of a number; one is complete when no longer number could be meant. */
export class Digits {
  #typed = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly chosen: (number: number) => void,
    private readonly pause = 700,
  ) {}

  type(digit: string, most: number): void {
    clearTimeout(this.#timer);
    this.#typed += digit;
    const number = Number(this.#typed);
    if (number === 0 || number > most) this.#typed = '';
    else if (number * 10 > most) this.complete();
    else this.#timer = setTimeout(() => this.complete(), this.pause);
  }

  /** Whether digits wait for more. */
  get open(): boolean {
    return this.#typed !== '';
  }

  /** Nobody waits for more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#typed = '';
  }

  complete(): void {
    clearTimeout(this.#timer);
    const number = Number(this.#typed);
    this.#typed = '';
    if (number > 0) this.chosen(number);
  }
}
