/** Where things happen on the table of Battalia. */
import type { Event } from '../../net/protocol';
import type { Flight, Ref } from '../../stage/director/scene';
import { type Flight as CardFlight, flightsOf } from './cards/flights';

export const seat = ({ args }: Event): Ref[] => [`seat:${args.seat}`, `zone:seat-${args.seat}`];
export const owner = ({ args }: Event): Ref[] => [`seat:${args.owner}`, `zone:seat-${args.owner}`];
export const field = ({ args }: Event): Ref[] => [`field:${args.field}`];
export const hero = ({ args }: Event): Ref[] => [
  `hero:${args.seat}.${args.hero}`,
  ...(args.field ? [`field:${args.field}`] : []),
];

/** Cards on their way, from zone to zone. */
export function flights(event: Event, viewer: number): Flight[] {
  const zoned = ({ card, from, to }: CardFlight) => ({
    card,
    from: [`zone:${from}`],
    to: [`zone:${to}`, to.replace('field-', 'field:')],
  });
  return flightsOf(event, viewer)
    .filter(({ from, to }) => from !== to)
    .map(zoned);
}

/** How many cards an event names. */
export function count({ args }: Event): number {
  return Array.isArray(args.cards) ? args.cards.length : Number(args.count ?? 1);
}

/** What is done to the viewer matters more. */
export const against = (name: string, weight: number) => (event: Event, viewer: number) =>
  event.args[name] === viewer ? weight + 3 : weight;
