/** Cards: drawn, laid, bought, hidden, changed. */
import type { Event } from '../../net/protocol';
import type { SceneSpec } from '../../stage/director/scene';
import { count, flights, seat } from './scenePlaces';
import icons from './scenes.icons.json';
import * as steps from './steps';

/** Something small that happens with cards of a player. */
function quick(icon: string, ms: number, more: Partial<SceneSpec> = {}): SceneSpec {
  return { ms, icon, topic: 'cards', pieces: seat, ...more };
}

const stack = ({ args }: Event) => {
  const kind = String(args.card).split(/[.>@~^%!]/)[0];
  return [`zone:pile-${kind}`, `rank:${kind}`, `artefact:${kind}`];
};
const joins = 'quietly';
const A_CARD = 110; // milliseconds more for each card that is laid open
const LONGEST = 1400;
const laidOpen = (ms: number) => (event: Event) => Math.min(LONGEST, ms + A_CARD * count(event));

export const cardScenes: Record<string, SceneSpec> = {
  cards_drawn: quick(icons.draw, 250, {
    after: ['done', 'cohort', 'mulligan', 'line'],
    joins: 'also',
    tone: 'card',
  }),
  cards_drawn_seen: quick(icons.draw, 250, {
    after: ['cards_drawn', 'done', 'cohort', 'mulligan', 'line'],
    joins: 'also',
    tone: 'card',
    flights,
  }),
  shuffled: quick(icons.shuffle, 250, { joins }),
  mulligan: quick(icons.shuffle, 500, { weight: 2 }),
  cohort: quick(icons.cohort, 1200, { weight: 3, rule: 'B-COHORT-01' }),
  line: {
    ...quick(icons.line, 400, { weight: 2, tone: 'card', flights, rule: 'B-LINE-01' }),
    ms: laidOpen(500),
  },
  paid: quick(icons.line, 250, { joins }),
  gained: quick(icons.gain, 700, {
    weight: 5,
    tone: 'coin',
    after: ['line', 'traded'],
    joins: 'also',
    flights,
    rule: 'B-HIRE-01',
  }),
  uncovered: quick(icons.draw, 250, { joins, pieces: stack }),
  uncovered_terrain: quick(icons.terrain, 250, {
    joins,
    pieces: ({ args }) => [`zone:pile-${args.terrain_card}.${args.shape}`],
  }),
  returned: quick(icons.back, 400, { weight: 1, after: ['traded'], joins: 'also', flights }),
  to_limbo: quick(icons.limbo, 500, { weight: 2, flights, rule: 'B-LIMBO-01' }),
  from_limbo: quick(icons.limbo, 500, { weight: 3, flights, rule: 'B-LIMBO-01' }),
  hidden: quick(icons.ambush, 900, {
    weight: 2,
    after: ['to_limbo'],
    joins: 'also',
    step: steps.hidden,
    rule: 'B-HIDE-01',
  }),
  from_ambush: quick(icons.ambush, 800, {
    weight: 2,
    joins, // what it was played for says more
    step: steps.fromAmbush,
    rule: 'B-HIDE-01',
  }),
  tent: quick(icons.tent, 800, {
    weight: 3,
    tone: 'build',
    after: ['line'],
    joins: 'also',
    rule: 'B-TENT-01',
  }),
  tent_opened: quick(icons.tent, 900, { weight: 2 }),
  searched: quick(icons.discover, 500, { weight: 1, after: ['line'], joins: 'also' }),
  searched_seen: quick(icons.discover, 500, { after: ['line', 'searched'], joins }), // many cards
  terrains_seen: quick(icons.discover, 500, { joins }),
  named: quick(icons.frozen, 500, { weight: 1, after: ['line'], joins: 'also' }),
  unmarked: quick(icons.cards, 300, { joins }),
  transformed: quick(icons.transform, 900, {
    weight: 3,
    tone: 'magic',
    after: ['line', 'named'],
    joins: 'also',
  }),
  multiplied: quick(icons.transform, 500, { joins: 'also', tone: 'magic' }),
  proposed: quick(icons.transform, 500, { tone: 'magic' }),
  agreed: quick(icons.transform, 300, { joins: 'also' }),
  objected: quick(icons.transform, 500),
  promoted: quick(icons.promote, 900, {
    weight: 4,
    tone: 'gain',
    after: ['line'],
    joins: 'also',
    flights,
  }),
  rolled: quick(icons.fate, 900, { after: ['line', 'named'], joins: 'also', tone: 'dice' }),
  traded: quick(icons.trade, 500, { weight: 2, tone: 'coin', rule: 'B-TRADE-01' }),
  income: quick(icons.income, 500, { weight: 2, tone: 'coin' }),
  great: quick(icons.great, 800, { weight: 7, tone: 'gain', flights, rule: 'B-GA-01' }),
  stolen: quick(icons.stolen, 900, {
    weight: (event, viewer) => (event.args.owner === viewer ? 8 : 4),
    topic: 'fight',
    tone: 'loss',
  }),
  stolen_seen: quick(icons.stolen, 500, { topic: 'fight', after: ['stolen'], joins: 'also' }),
  frozen: { ...quick(icons.frozen, 600, { weight: 3 }), ms: laidOpen(700) },
  potion_bought: quick(icons.potion, 900, {
    weight: 4,
    after: ['line'],
    joins: 'also',
    tone: 'coin',
  }),
  potion_drunk: quick(icons.potion, 1800, { weight: 6, tone: 'magic', topic: 'fight' }),
  potion_used: quick(icons.potion, 1200, { weight: 3, tone: 'magic', topic: 'fight' }),
  potion_over: quick(icons.potion, 700, { pieces: () => [] }),
};
