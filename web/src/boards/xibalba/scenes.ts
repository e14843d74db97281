/** Xibalba: what is shown when something happens, and for how long. */
import type { GameScenes, SceneSpecs } from '../../stage/director/scene';
import { typed } from './board';
import { cardScenes } from './cardScenes';
import { deeds } from './deeds';
import { fightScenes } from './fightScenes';
import Show from './shows/Show.svelte';
import { turnScenes } from './turnScenes';

/** Events that the table plays in its own way, beside the rings, flights and numbers of all games. */
const PLAYED = [
  ...['attack', 'power', 'block', 'no_block', 'hit', 'hold', 'destroy', 'enter'],
  ...['paragon', 'level', 'roll'],
];

function shown(specs: SceneSpecs): SceneSpecs {
  const entries = Object.entries(specs).map(([verb, spec]) => [
    verb,
    PLAYED.includes(verb) ? { ...spec, shows: Show } : spec,
  ]);
  return Object.fromEntries(entries);
}

export const scenes: GameScenes = {
  specs: shown({ ...turnScenes, ...cardScenes, ...fightScenes }),
  deeds,
  picture: () => import('./cards/Stamp.svelte'),
  turnOf: (view) => [typed(view).turn.seat],
};
