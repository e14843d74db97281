/** The boards of what was shown last: each event with the view that it led to. */
import type { Event } from '../../net/protocol';
import type { View } from '../../net/shown';

const KEPT = 400; // events whose boards can still be looked at

export class Memories {
  readonly #views = new Map<Event, View>();

  at(event: Event): View | undefined {
    return this.#views.get(event);
  }

  keep(event: Event, view: View): void {
    this.#views.set(event, view);
    for (const old of this.#views.keys()) {
      if (this.#views.size <= KEPT) break;
      this.#views.delete(old);
    }
  }
}
