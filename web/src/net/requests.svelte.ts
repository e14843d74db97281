/** What was asked of the server and is not answered yet: named, counted, and sent again until it is. */
import type { Asked, Asking } from './asking';

const AGAIN = 2000; // milliseconds until what could not be written down is asked for again
const SLOW = 1000; // milliseconds after which people are told that an answer is on its way

export class Requests {
  waiting = $state(0);
  slow = $state(false); // one of them waits for longer than one would think nothing of
  unsaved = $state(''); // what the server says while it cannot write anything down

  #asked = new Map<string, Asking>(); // sent again after a cut: repeating is harmless
  #counter = 0;
  #slowly: ReturnType<typeof setTimeout> | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;
  readonly #session = Math.random().toString(36).slice(2, 10) + Date.now().toString(36);

  constructor(private readonly send: (message: Asking) => void) {}

  /** Of a request: nobody else has it. */
  name(): string {
    this.#counter += 1;
    return `${this.#session}-${this.#counter}`;
  }

  ask(message: Asked): Asking {
    const named = { ...message, request: this.name() } as Asking;
    this.#asked.set(named.request, named);
    this.#count();
    this.send(named);
    return named;
  }

  /** Whether something that was asked for has no answer yet. */
  waits(request: string): boolean {
    return this.waiting > 0 && this.#asked.has(request);
  }

  /** The last of a kind that has no answer yet. */
  last<Kind extends Asking['type']>(kind: Kind): Extract<Asking, { type: Kind }> | undefined {
    const found = [...this.#asked.values()].filter(({ type }) => type === kind);
    return found.at(-1) as Extract<Asking, { type: Kind }> | undefined;
  }

  answered(request: string): void {
    this.#asked.delete(request);
    this.#count();
  }

  again(): void {
    for (const asked of this.#asked.values()) this.send(asked);
  }

  /** Nothing has happened: the same request is made again, under its old name, until it is answered. */
  notWritten(why: string): void {
    this.unsaved = why;
    clearTimeout(this.#later);
    this.#later = setTimeout(() => this.again(), AGAIN * (1 + Math.random()));
  }

  close(): void {
    clearTimeout(this.#slowly);
    clearTimeout(this.#later);
  }

  #count(): void {
    this.waiting = this.#asked.size;
    if (this.waiting > 0) {
      this.#slowly ??= setTimeout(() => {
        this.slow = true;
      }, SLOW);
      return;
    }
    clearTimeout(this.#slowly);
    this.#slowly = undefined;
    this.slow = false;
    this.unsaved = '';
  }
}
