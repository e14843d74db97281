/** Setup, days, turns, checkpoints and the end. */
import type { SceneSpec } from '../../stage/director/scene';
import { field, flights, owner, seat } from './scenePlaces';
import icons from './scenes.icons.json';
import * as steps from './steps';

export const timeScenes: Record<string, SceneSpec> = {
  faction: { ms: 700, icon: icons.faction, topic: 'table', pieces: seat },
  starting_city: { ms: 600, icon: icons.city, topic: 'map', pieces: field },
  offered: { ms: 600, icon: icons.cards, topic: 'cards', rule: 'B-DRAFT-01' },
  draft: { ms: 500, icon: icons.cards, topic: 'cards', tone: 'card', pieces: seat, flights },
  day: {
    ms: 600,
    icon: icons.day,
    topic: 'turn',
    opens: true,
    step: steps.day,
    rule: 'B-ORACLE-01',
  },
  turn: {
    ms: 700,
    icon: icons.turn,
    topic: 'turn',
    tone: 'turn',
    step: steps.turn,
    turn: ({ args }) => args.seats as number[],
    rule: 'B-TURN-01',
  },
  done: { ms: 300, icon: icons.done, topic: 'turn', pieces: seat },
  not_done: { ms: 300, icon: icons.back, topic: 'turn', pieces: seat },
  taken_back: { ms: 500, icon: icons.back, topic: 'cards', weight: 1, pieces: seat },
  checkpoint: {
    ms: 1500,
    icon: icons.checkpoint,
    topic: 'score',
    weight: 7,
    tone: 'turn',
    rule: 'B-CHECK-01',
  },
  counted: { ms: 500, icon: icons.count, topic: 'score', joins: 'quietly', pieces: seat },
  royal: {
    ms: 800,
    icon: icons.crown,
    topic: 'score',
    weight: 6,
    tone: 'gain',
    pieces: seat,
    flights,
    rule: 'B-KINGS-01',
  },
  deposed: { ms: 800, icon: icons.crown, topic: 'score', weight: 6, pieces: seat, flights },
  veteran: { ms: 700, icon: icons.veteran, topic: 'score', weight: 4, pieces: seat },
  over: { ms: 2500, icon: icons.end, topic: 'score', weight: 12, tone: 'victory' },
  tent_destroyed: { ms: 600, icon: icons.tent, topic: 'fight', weight: 5, pieces: owner },
};
