/** When a character says something: moments that everybody at the table sees. */
import type { Event } from '../net/protocol';

export const MOMENTS = [
  'begin',
  'good',
  'bad',
  'attacked',
  'leads',
  'behind',
  'wins',
  'loses',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** What an event means to a seat; null: nothing worth a word. */
type Meaning = (args: Record<string, unknown>, seat: number) => boolean;

const MEANINGS: Record<string, Partial<Record<Moment, Record<string, Meaning>>>> = {
  xibalba: {
    attacked: { attack: ({ attack_target }, seat) => String(attack_target) === String(seat) },
    good: {
      loot: (args, seat) => args.seat === seat,
      attack: (args, seat) => args.seat === seat && Number(args.criticals) > 1,
    },
    bad: {
      hold: (args, seat) => args.seat === seat,
      loot: (args, seat) => args.from_seat === seat,
    },
  },
  battalia: {
    attacked: { attack: ({ defender }, seat) => defender === seat },
    good: { won: (args, seat) => args.seat === seat },
    bad: {
      hero_lost: (args, seat) => args.seat === seat,
      tent_destroyed: ({ owner }, seat) => owner === seat,
      stolen: ({ owner }, seat) => owner === seat,
    },
  },
};

/** What events mean to a seat, the most telling first. */
export function meaning(game: string, events: Event[], seat: number): Moment | null {
  const known = MEANINGS[game] ?? {};
  for (const moment of ['attacked', 'bad', 'good'] as const) {
    const telling = known[moment] ?? {};
    if (events.some(({ verb, args }) => telling[verb]?.(args, seat))) return moment;
  }
  return null;
}

/** Whether somebody has just taken the lead, or lost it. */
export function standing(before: number[], now: number[], seat: number): Moment | null {
  const led = leads(before, seat);
  if (leads(now, seat)) return led ? null : 'leads';
  return led ? 'behind' : null;
}

function leads(scores: number[], seat: number): boolean {
  const own = scores[seat] ?? 0;
  return own > 0 && scores.every((score, other) => other === seat || score < own);
}
