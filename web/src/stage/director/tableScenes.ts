/** Scenes of what happens at every table, whichever game is played. */
import type { Event } from '../../net/protocol';
import type { GameScenes, SceneSpec } from './scene';
import icons from './table.icons.json';

const TABLE: Record<string, SceneSpec> = {
  note: { ms: 0, icon: icons.note, topic: 'table' }, // only on this device
  undone: { ms: 700, icon: icons.undone, topic: 'table', weight: 3 },
  rewound: { ms: 1200, icon: icons.rewound, topic: 'table', weight: 6 },
  continued: { ms: 1000, icon: icons.continued, topic: 'table', weight: 3 },
};

const UNKNOWN: SceneSpec = { ms: 500, icon: icons.unknown, topic: 'table' };

export const NO_GAME: GameScenes = { specs: {}, turnOf: () => [] };

/** The scene of an event; what no table names is told in its own words. */
export function specOf({ specs }: GameScenes, { verb }: Event): SceneSpec {
  return specs[verb] ?? TABLE[verb] ?? UNKNOWN;
}

/** After this everything is different: what was to be shown before it is not any more. */
export function leaps({ verb }: Event): boolean {
  return verb === 'undone' || verb === 'rewound' || verb === 'continued';
}
