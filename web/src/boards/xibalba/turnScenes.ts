/** Turns, trackers and dice. */
import type { Event } from '../../net/protocol';
import type { Change, SceneSpec } from '../../stage/director/scene';
import { ark, base } from './scenePlaces';
import icons from './scenes.icons.json';
import * as steps from './steps';

/** Parts of the sums of a roll, of payments and of dice belong to what they are made for. */
const SIDE_CAUSES = ['payment', 'dice', 'effect', 'loot', 'reward', 'control', 'attack'];

const joinsFor =
  (...causes: string[]) =>
  ({ args }: Event) =>
    causes.includes(String(args.cause)) ? ('quietly' as const) : undefined;

function changed(name: 'resources' | 'paragon' | 'life') {
  return ({ args }: Event): Change => ({
    amount: Number(args.change),
    icon: icons[name],
    name,
    at: name === 'life' ? ark() : [`${name}:${args.seat}`, `base:${args.seat}`],
  });
}

const rolls: Record<string, number> = { initial_roll: 900, reroll: 700 };

export const turnScenes: Record<string, SceneSpec> = {
  // setup and turns
  setup: { ms: 900, icon: icons.faction, topic: 'table', pieces: base },
  roll_off: { ms: 900, icon: icons.dice, topic: 'dice', tone: 'dice', pieces: base },
  turn: {
    ms: 700,
    icon: icons.turn,
    topic: 'turn',
    tone: 'turn',
    pieces: base,
    step: steps.turn,
    turn: ({ args }) => [Number(args.seat)],
    rule: 'X-TURN-01',
  },
  phase: { ms: 200, icon: icons.phase, topic: 'turn', joins: 'quietly', rule: 'X-TURN-06' },
  win: {
    ms: 2500,
    icon: icons.win,
    topic: 'score',
    weight: 12,
    tone: 'victory',
    pieces: base,
    rule: 'X-WIN-01',
  },

  // trackers
  resources: {
    ms: 500,
    icon: icons.resources,
    topic: 'score',
    tone: ({ args }) => (Number(args.change) > 0 ? 'coin' : undefined),
    joins: joinsFor(...SIDE_CAUSES),
    pieces: ({ args }) => [`resources:${args.seat}`, `base:${args.seat}`],
    change: changed('resources'),
    step: steps.resources,
    rule: 'X-EFFECT-01',
  },
  paragon: {
    ms: 500,
    icon: icons.paragon,
    topic: 'score',
    weight: 4,
    tone: 'gain',
    joins: joinsFor(...SIDE_CAUSES, 'harvest'),
    pieces: ({ args }) => [`paragon:${args.seat}`, `base:${args.seat}`],
    change: changed('paragon'),
    step: steps.paragon,
    rule: 'X-WIN-02',
  },
  life: {
    ms: 600,
    icon: icons.life,
    topic: 'fight',
    weight: 2,
    tone: ({ args }) => (Number(args.change) < 0 ? 'strike' : 'gain'),
    after: ['attack', 'action', 'effect'],
    joins: joinsFor('attack', 'effect', 'tactical_assault', 'pharmaceuticals'),
    pieces: ark,
    change: changed('life'),
    step: steps.life,
    rule: 'X-DESTROY-02',
  },
  level: {
    ms: 900,
    icon: icons.level,
    topic: 'score',
    weight: 6,
    tone: 'build',
    joins: 'also',
    pieces: base,
    step: steps.level,
    rule: 'X-UPGRADE-01',
  },

  // dice
  pool: { ms: 300, icon: icons.dice, topic: 'dice', pieces: base, rule: 'X-DICE-01' },
  roll: {
    ms: ({ args }) => rolls[String(args.cause)] ?? 900,
    icon: icons.dice,
    topic: 'dice',
    tone: 'dice',
    after: ['pool', 'action', 'hit', 'destroy'],
    joins: joinsFor('initial_roll', 'reroll', 'harvest', 'loot', 'reward'),
    pieces: base,
    rule: 'X-DICE-10',
  },
  keep: {
    ms: 300,
    icon: icons.keep,
    topic: 'dice',
    after: ['pool', 'roll'],
    joins: 'also',
    pieces: base,
    rule: 'X-DICE-11',
  },
  turn_die: {
    ms: 400,
    icon: icons.dice,
    topic: 'dice',
    after: ['pool', 'roll', 'effect'],
    joins: 'also',
    pieces: base,
  },
  spend: {
    ms: 400,
    icon: icons.dice,
    topic: 'dice',
    joins: ({ args }) =>
      ['attack', 'enter', 'left'].includes(String(args.use)) ? 'quietly' : undefined,
    pieces: base,
    rule: 'X-GATHER-01',
  },
  add_die: { ms: 400, icon: icons.dice, topic: 'dice', tone: 'dice', joins: 'also', pieces: base },
  dice_back: {
    ms: 300,
    icon: icons.dice,
    topic: 'dice',
    after: ['effect'],
    joins: 'also',
    pieces: base,
  },
};
