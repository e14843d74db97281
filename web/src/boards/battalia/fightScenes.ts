/** Battles: how they open, the cards one by one, the result. */
import type { SceneSpec } from '../../stage/director/scene';
import { against, count, field, flights, hero, seat } from './scenePlaces';
import icons from './scenes.icons.json';
import * as steps from './steps';

const A_CARD = 500; // milliseconds, each with what it counts

export const fightScenes: Record<string, SceneSpec> = {
  attack: {
    ms: 900,
    icon: icons.attack,
    topic: 'fight',
    weight: against('defender', 8),
    tone: 'strike',
    pieces: field,
    rule: 'B-BATTLE-01',
  },
  battle_cards: {
    ms: (event) => A_CARD * Math.max(1, count(event)),
    icon: icons.line,
    topic: 'fight',
    weight: 2,
    tone: 'card',
    after: ['battle_cards'],
    joins: 'also',
    pieces: ({ args }) => [`zone:battle-${args.seat}`],
    flights,
    rule: 'B-BATTLE-01',
  },
  battle_totals: {
    ms: 700,
    icon: icons.sums,
    topic: 'fight',
    after: ['attack', 'battle_cards'],
    joins: 'also',
    tone: 'knock',
  },
  passed: { ms: 500, icon: icons.pass, topic: 'fight', pieces: seat },
  won: {
    ms: 1400,
    icon: icons.won,
    topic: 'fight',
    weight: 8,
    tone: 'gain',
    pieces: ({ args }) => [`zone:battle-${args.seat}`, `zone:seat-${args.seat}`],
    rule: 'B-BATTLE-01',
  },
  battle_over: { ms: 300, icon: icons.attack, topic: 'fight', joins: 'quietly' },
  hero_lost: {
    ms: 800,
    icon: icons.lost,
    topic: 'fight',
    weight: against('seat', 7),
    tone: 'loss',
    pieces: ({ args }) => [`hero:${args.seat}.${args.hero}`],
    step: steps.heroLost,
  },
  retreated: {
    ms: 700,
    icon: icons.back,
    topic: 'fight',
    weight: against('seat', 4),
    tone: 'step',
    pieces: hero,
    step: steps.heroTo,
    rule: 'B-RETREAT-01',
  },
};
