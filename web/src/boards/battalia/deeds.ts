/** How a line of the log is told: what somebody did, and with what, instead of every event. */
import type { Event } from '../../net/protocol';
import type { Deed } from '../../stage/director/scene';

const one = (event: Event): Deed => ({ event, of: [event] });

/** What comes of a line of cards, by what it is played for. */
const OUTCOMES: Record<string, string[]> = {
  hire: ['gained'],
  buy: ['gained'],
  road: ['laid'],
  city: ['laid', 'city'],
  upgrade: ['city'],
  residence: ['city'],
  capital: ['city'],
  move: ['moved', 'jumped'],
  recruit: ['recruited'],
  promote: ['promoted', 'named'],
  amulet: ['transformed', 'named'],
  post: ['post'],
  discover: ['discovered'],
  potion: ['potion_bought'],
  pitch: ['tent'],
};

export function deeds(told: Event[]): Deed[] {
  const [head, ...rest] = told;
  switch (head?.verb) {
    case undefined:
      return [];
    case 'line':
      return played(head, rest);
    case 'traded':
      return traded(head, rest);
    case 'to_limbo':
      return hidden(head, rest);
    case 'named':
      return transformed(head, rest);
    case 'attack':
    case 'battle_cards':
      return fought(told);
    case 'won':
      return [one(head), ...rest.map((event) => captured(event, head))];
    case 'done': // the cards that are drawn now are in the hand, for whoever sees them
      return followed(told.filter(({ verb }) => verb !== 'cards_drawn_seen'));
    case 'starting_city':
      return [one(head)]; // its level is always the same
    default:
      return followed(told);
  }
}

/** A line of cards and what came of it. */
function played(line: Event, rest: Event[]): Deed[] {
  const action = String(line.args.action);
  const wanted = OUTCOMES[action] ?? [];
  const outcomes = rest.filter(({ verb }) => wanted.includes(verb));
  const made = outcome(action, outcomes);
  if (!made) return followed([line, ...rest]);
  const of = [line, ...outcomes];
  const cards = line.args.cards as unknown[];
  const paid = cards.length > 0 && action !== 'pitch';
  return [
    ...made.map((event) => ({ event, of: event.verb === 'jumped' ? [event] : of })),
    ...(paid ? [{ event: { verb: 'with', args: line.args }, of, role: 'means' as const }] : []),
    ...asides(rest.filter((event) => !outcomes.includes(event))),
  ];
}

/** What was done, in the order it happened; null as long as nothing has come of it. */
function outcome(action: string, events: Event[]): Event[] | null {
  const made = events.filter(({ verb }) => verb !== 'named'); // it is named again
  const last = made.at(-1);
  if (!last) return null;
  if (action === 'move') return walked(made);
  if (action === 'hire' || action === 'buy') {
    const got = made.find(({ args }) => args.card !== 'supply') ?? last; // Supply comes with it
    return [{ verb: action === 'hire' ? 'hired' : 'bought', args: got.args }];
  }
  if (last.verb !== 'city') return [last];
  const { field, level } = last.args;
  return [{ verb: 'raised', args: { field, level, action } }];
}

/** Of steps in a row only where they lead. */
function walked(steps: Event[]): Event[] {
  return steps.filter((step, at) => {
    const next = steps[at + 1];
    return next?.verb !== step.verb || next.args.hero !== step.args.hero;
  });
}

/** What was given at a trading post, and what for. */
function traded(head: Event, rest: Event[]): Deed[] {
  const got = rest.find(({ verb }) => verb === 'gained');
  const given = rest.filter(({ verb }) => verb === 'returned').map(({ args }) => args.card);
  if (!got || given.length === 0) return followed([head, ...rest]);
  const args = { seat: head.args.seat, cards: given, card: got.args.card };
  return [{ event: { verb: 'exchanged', args }, of: [head, ...rest] }];
}

/** What a card counts as from now on, before how that came about. */
function transformed(named: Event, rest: Event[]): Deed[] {
  const becomes = rest.filter(({ verb }) => verb === 'transformed');
  const others = rest.filter((event) => !becomes.includes(event));
  return becomes.length > 0 ? followed([...becomes, ...others]) : followed([named, ...rest]);
}

/** A card that was hidden, and what it cost. */
function hidden(cost: Event, rest: Event[]): Deed[] {
  const [card, ...more] = rest;
  if (card?.verb !== 'hidden') return followed([cost, ...rest]);
  const of = [cost, card];
  return [
    { event: card, of },
    { event: { verb: 'limbo_for', args: cost.args }, of, role: 'means' },
    ...asides(more),
  ];
}

/** All cards that were played into a battle in a row, and where that led. */
function fought(told: Event[]): Deed[] {
  const played = told.filter(({ verb }) => verb === 'battle_cards');
  const [head] = told;
  const attack = head?.verb === 'attack' ? head : undefined;
  if (!played[0]) return told.map(one);
  const args = { ...played[0].args, cards: played.flatMap(({ args }) => args.cards) };
  const of = attack ? [attack, ...played] : played;
  const totals = told.filter(({ verb }) => verb === 'battle_totals').slice(-1);
  const rest = told.filter(({ verb }) => !BATTLE.includes(verb));
  const cards: Deed = attack
    ? { event: { verb: 'with', args }, of, role: 'means' }
    : { event: { verb: 'battle_cards', args }, of };
  const first: Deed[] = attack ? [{ event: attack, of }, cards] : [cards];
  return [...first, ...totals.map(one), ...asides(rest)];
}

const BATTLE = ['attack', 'battle_cards', 'battle_totals'];

/** A city that a battle was about. */
function captured(event: Event, { args }: Event): Deed {
  const taken = event.verb === 'city' && event.args.owner === args.seat;
  return { event: taken ? { verb: 'captured', args: event.args } : event, of: [event] };
}

function followed(told: Event[]): Deed[] {
  const [head, ...rest] = withoutCounts(told);
  return head ? [one(head), ...asides(rest)] : [];
}

const ASIDES = ['cards_drawn', 'cards_drawn_seen', 'rolled', 'metamorpha', 'searched'];

function asides(events: Event[]): Deed[] {
  return withoutCounts(events).map((event) =>
    ASIDES.includes(event.verb) ? { ...one(event), role: 'aside' } : one(event),
  );
}

/** Who sees the cards they draw need not hear how many there are. */
function withoutCounts(events: Event[]): Event[] {
  return events.filter(
    ({ verb }, at) => verb !== 'cards_drawn' || events[at + 1]?.verb !== 'cards_drawn_seen',
  );
}
