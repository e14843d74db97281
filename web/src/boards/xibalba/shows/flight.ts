/** Ways across the table: from one place on the screen to another. */
import type { Event } from '../../../net/protocol';
import { type Box, boxesOf, middle } from '../../../stage/director/places';
import type { Ref } from '../../../stage/director/scene';

export interface Way {
  from: Box;
  dx: number;
  dy: number;
}

/** From the first place that is on the screen to the first of the others; null where one is missing. */
export function wayBetween(from: Ref[], to: Ref[]): Way | null {
  const [start] = boxesOf(from);
  const [end] = boxesOf(to);
  if (!start || !end) return null;
  const [a, b] = [middle(start), middle(end)];
  return { from: start, dx: b.x - a.x, dy: b.y - a.y };
}

/** The soldier of an attack stands in the Warhost or in the Ark. */
export function attackerRefs(card: unknown, seat: unknown): Ref[] {
  return [`card:${card}`, `pile:${seat}.warhost`, `base:${seat}`];
}

/** Where an attack strikes: its last event tells, or whose base is open. */
export function struckRefs({ verb, args }: Event, log: Event[]): Ref[] {
  if (args.attack_target !== undefined) return targetRefs(args.attack_target);
  if (verb === 'no_block') return [`base:${args.seat}`];
  const attack = log.filter((event) => event.verb === 'attack').at(-1);
  return attack ? targetRefs(attack.args.attack_target) : [];
}

export const targetRefs = (target: unknown): Ref[] =>
  target === 'ark' ? ['zone:ark', 'ark'] : [`base:${target}`];
