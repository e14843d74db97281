/** Which fields show that something happens there. */
import type { Event } from '../../../net/protocol';
import type { BattaliaView } from '../view';

export type Kind = 'laid' | 'grown' | 'flash' | 'attack' | 'found';

export interface Effect {
  field: string;
  kind: Kind;
}

const KINDS: Record<string, Kind> = {
  laid: 'laid',
  replaced: 'laid',
  swapped: 'laid',
  turned: 'laid',
  city: 'grown',
  attack: 'attack',
  discovered: 'found',
  post: 'grown',
  jumped: 'flash',
};

export function effectsOf(events: Event[], before: BattaliaView | null): Effect[] {
  const found: Effect[] = [];
  const add = (field: unknown, kind: Kind) => {
    if (typeof field === 'string' && field) found.push({ field, kind });
  };
  for (const { verb, args } of events) {
    const kind = KINDS[verb];
    if (!kind) continue;
    add(args.field, kind);
    add(args.other_field, kind);
    if (verb === 'jumped') add(heroField(before, args.seat, args.hero), kind);
  }
  return found;
}

/** Heroes who did not walk: they vanish here and appear there. */
export function leapersOf(events: Event[]): string[] {
  return events
    .filter(({ verb }) => verb === 'jumped')
    .map(({ args }) => `hero:${args.seat}.${args.hero}`);
}

function heroField(view: BattaliaView | null, seat: unknown, hero: unknown): unknown {
  return view?.players[Number(seat)]?.heroes[Number(hero) - 1]?.field;
}
