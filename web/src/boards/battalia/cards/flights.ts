/** Which cards fly where when something happens. */
import type { Event } from '../../../net/protocol';

export interface Flight {
  card: string | null; // null: face down
  from: string; // zones, see `data-zone`
  to: string;
}

const MOST = 8; // more at once only confuse

/** Where the cards of a seat are: one's own lie in several places, others' in a panel. */
function at(seat: number, viewer: number, zone: string): string {
  return seat === viewer ? zone : `seat-${seat}`;
}

function kindOf(card: string): string {
  return card.split(/[.>@~^%!]/)[0] ?? card;
}

export function flightsOf({ verb, args }: Event, viewer: number): Flight[] {
  const seat = Number(args.seat ?? -1);
  const card = typeof args.card === 'string' ? args.card : null;
  const cards = Array.isArray(args.cards) ? (args.cards as string[]) : [];
  const mine = (zone: string) => at(seat, viewer, zone);
  switch (verb) {
    case 'cards_drawn_seen':
      return cards.map((one) => ({ card: one, from: mine('nation'), to: mine('hand') }));
    case 'line':
      return cards.map((one) => ({ card: one, from: mine('hand'), to: mine('table') }));
    case 'battle_cards':
      return cards.map((one) => ({ card: one, from: mine('hand'), to: `battle-${seat}` }));
    case 'gained':
      return [
        { card, from: `pile-${kindOf(card ?? '')}`, to: mine(String(args.zone ?? 'refuge')) },
      ];
    case 'great':
      return [{ card, from: 'great', to: mine(String(args.zone ?? 'refuge')) }];
    case 'royal':
      return [{ card, from: 'royals', to: mine('refuge') }];
    case 'returned':
      return [{ card, from: mine('hand'), to: `pile-${kindOf(card ?? '')}` }];
    case 'to_limbo':
    case 'deposed':
      return [{ card, from: mine('hand'), to: 'limbo' }];
    case 'from_limbo':
      return [{ card, from: 'limbo', to: mine('hand') }];
    case 'laid':
      return [
        { card: null, from: `pile-${args.terrain_card}.${args.shape}`, to: `field-${args.field}` },
      ];
    default:
      return [];
  }
}

export function flights(events: Event[], viewer: number): Flight[] {
  return events
    .flatMap((event) => flightsOf(event, viewer))
    .filter(({ from, to }) => from !== to)
    .slice(-MOST);
}
