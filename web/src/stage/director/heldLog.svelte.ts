/** The log as far as it has been told: what waits for its scene is not in it yet. */
import type { Event } from '../../net/protocol';

export class HeldLog {
  readonly #held = new Set<Event>();
  #changes = $state(0); // counts what is held and let go
  readonly #told: Event[] = $derived.by(() => this.#filtered());

  constructor(private readonly log: () => Event[]) {}

  get told(): Event[] {
    return this.#told;
  }

  hold(events: Event[]): void {
    for (const event of events) this.#held.add(event);
    this.#changes += 1;
  }

  tell(event: Event): void {
    this.#held.delete(event);
    this.#changes += 1;
  }

  tellAll(): void {
    this.#held.clear();
    this.#changes += 1;
  }

  #filtered(): Event[] {
    const log = this.log();
    void this.#changes;
    return this.#held.size > 0 ? log.filter((event) => !this.#held.has(event)) : log;
  }
}
