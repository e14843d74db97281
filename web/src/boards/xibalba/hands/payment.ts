/** The dice that are gathered to pay for what is selected, and which could be gathered instead. */
import type { Action } from '../../../net/protocol';
import type { Choice, Way } from '../../../prompt/choices.svelte';
import { waysOf } from '../../../prompt/payments';

/** The faces of the dice that these steps gather. */
export function gatheredBy(steps: Action[]): string[] {
  return steps.filter(({ verb }) => verb === 'gather').map(({ args }) => String(args.face));
}

/** What is selected and needs dice to be gathered first. */
export function proposed(meant: Choice[]): Choice | undefined {
  return meant.find(({ steps = [] }) => gatheredBy(steps).length > 0);
}

export function countOf(faces: string[], face: string): number {
  return faces.filter((one) => one === face).length;
}

/** The cheapest way to pay with more dice of a face than now, or with fewer. */
export function wayWith(choice: Choice, face: string, more: boolean): Way | undefined {
  const now = countOf(gatheredBy(choice.steps ?? []), face);
  return waysOf(choice).find(({ steps }) => {
    const count = countOf(gatheredBy(steps), face);
    return more ? count > now : count < now;
  });
}
