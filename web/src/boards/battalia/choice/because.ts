/** Why something is asked: what has just happened, and the card that does it. */
import type { Decision, Event } from '../../../net/protocol';

/** Questions that belong to one's own turn or to a battle, which show themselves. */
const ROUTINE = [
  'act',
  'done',
  'choose-site',
  'lay',
  'branch',
  'sacrifice',
  'movement-cards',
  'walk',
  'recruit-line',
  'attacking-heroes',
  'weapon',
  'defending-heroes',
  'opening',
  'on-move',
  'raise',
  'retreat-pay',
  'retreat-to',
  'choose-faction',
  'choose-home',
  'draft',
  'hide-card',
  'store-card',
  'jump-tribute',
];

/** The question that has to be explained; undefined where none has. */
export function explained(decisions: Decision[]): Decision | undefined {
  return decisions.find(({ kind, idle }) => !idle && !ROUTINE.includes(kind));
}

/** The card an event is about: as a face, where it has one. */
export function faceOf({ verb, args }: Event): string | null {
  if (verb === 'storm') return `storm_${args.effect}`;
  if (verb === 'fate')
    return /^\d$/.test(String(args.fate)) ? `fate_${args.fate}` : String(args.fate);
  if (typeof args.card === 'string') return args.card;
  if (typeof args.potion === 'string') return args.potion;
  if (typeof args.building === 'string') return args.building;
  if (Array.isArray(args.cards) && typeof args.cards[0] === 'string') return args.cards[0];
  return null;
}

/** What happened last that has a card, not long ago; then that card has asked. */
export function causeOf(log: Event[]): { event: Event; face: string } | null {
  for (const event of log.slice(-RECENT).reverse()) {
    if (event.verb === 'turn' || event.verb === 'day') return null;
    const face = faceOf(event);
    if (face) return { event, face };
  }
  return null;
}
const RECENT = 6; // lines
