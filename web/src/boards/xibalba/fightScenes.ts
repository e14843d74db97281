/** The Ark and attacks. */
import type { SceneSpec } from '../../stage/director/scene';
import { against, ark, base, card, target } from './scenePlaces';
import icons from './scenes.icons.json';
import * as steps from './steps';

export const fightScenes: Record<string, SceneSpec> = {
  // the Ark
  enter: {
    ms: 1200,
    icon: icons.ark,
    topic: 'fight',
    weight: 9,
    tone: 'magic',
    pieces: ark,
    step: steps.enter,
    rule: 'X-ARK-01',
  },
  ark_empty: {
    ms: 500,
    icon: icons.ark,
    topic: 'fight',
    weight: 3,
    joins: 'quietly',
    pieces: ark,
    step: steps.arkEmpty,
    rule: 'X-ARK-02',
  },
  retreat: {
    ms: 700,
    icon: icons.retreat,
    topic: 'fight',
    weight: 6,
    tone: 'step',
    pieces: ark,
    rule: 'X-ARK-01',
  },

  // attacks
  attack: {
    ms: 700,
    icon: icons.attack,
    topic: 'fight',
    weight: against('attack_target', 7),
    tone: 'strike',
    pieces: (event) => [...card(event), ...target(event)],
    rule: 'X-ATTACK-01',
  },
  power: {
    ms: 900,
    icon: icons.attack,
    topic: 'fight',
    after: ['attack'],
    joins: 'also',
    rule: 'X-ATTACK-03',
  },
  block: {
    ms: 800,
    icon: icons.block,
    topic: 'fight',
    weight: 5,
    tone: 'knock',
    pieces: card,
    rule: 'X-BLOCK-03',
  },
  no_block: {
    ms: 800,
    icon: icons.open,
    topic: 'fight',
    weight: 1,
    pieces: base,
    rule: 'X-BLOCK-02',
  },
  block_holds: { ms: 700, icon: icons.block, topic: 'fight', joins: 'also', pieces: card },
  hit: {
    ms: 700,
    icon: icons.attack,
    topic: 'fight',
    weight: against('attack_target', 6),
    tone: 'strike',
    pieces: target,
    rule: 'X-ATTACK-14',
  },
  hold: {
    ms: 700,
    icon: icons.block,
    topic: 'fight',
    weight: 4,
    tone: 'knock',
    pieces: target,
    rule: 'X-ATTACK-13',
  },
  loot: {
    ms: 900,
    icon: icons.loot,
    topic: 'fight',
    weight: against('from_seat', 8),
    tone: 'coin',
    pieces: ({ args }) => [`base:${args.from_seat}`, `base:${args.seat}`],
    rule: 'X-LOOT-01',
  },
  attack_ends: { ms: 500, icon: icons.disabled, topic: 'fight', after: ['attack'], joins: 'also' },
};
