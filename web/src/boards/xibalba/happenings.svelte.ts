/** What shakes the pieces of the board itself: dice that were rolled, blows against the Ark.

Numbers that change rise where they stand, by the scenes of the game.
*/
import type { Event } from '../../net/protocol';
import { duration } from '../../settings/settings.svelte';

export class Happenings {
  rolls = $state(0); // counts: dice tumble whenever it grows
  struck = $state(0); // counts blows against the Ark

  hear(events: Event[]): void {
    if (duration(1) === 0) return;
    if (events.some(({ verb }) => verb === 'roll')) this.rolls += 1;
    if (events.some(({ verb, args }) => verb === 'life' && Number(args.change) < 0))
      this.struck += 1;
  }
}
