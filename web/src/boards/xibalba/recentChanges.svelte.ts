/** What has just happened and is shown for a moment: dice that were rolled, numbers that changed. */
import type { Event } from '../../net/protocol';
import { duration } from '../../settings/settings.svelte';

const MOMENT = 1100;

/** Where a number changed, and by how much: `resources:0` → `+2`. */
export function changes(events: Event[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { verb, args } of events) {
    if (verb !== 'resources' && verb !== 'paragon' && verb !== 'life') continue;
    const place = verb === 'life' ? 'life' : `${verb}:${args.seat}`;
    found.set(place, (found.get(place) ?? 0) + Number(args.change));
  }
  return found;
}

export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}

export class RecentChanges {
  rolls = $state(0); // counts: dice tumble whenever it grows
  struck = $state(0); // counts blows against the Ark
  #changes = $state.raw<Map<string, number>>(new Map());
  #timer: ReturnType<typeof setTimeout> | undefined;

  hear(events: Event[]): void {
    if (duration(MOMENT) === 0) return;
    if (events.some(({ verb }) => verb === 'roll')) this.rolls += 1;
    if (events.some(({ verb, args }) => verb === 'life' && Number(args.change) < 0))
      this.struck += 1;
    const now = changes(events);
    if (now.size === 0) return;
    this.#changes = now;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#changes = new Map();
    }, duration(MOMENT));
  }

  /** What was just added to a tracker, to be shown beside it. */
  change(place: string): string | undefined {
    const change = this.#changes.get(place);
    return change ? signed(change) : undefined;
  }
}
