/** Battalia: what is shown when something happens, and for how long. */
import type { GameScenes } from '../../stage/director/scene';
import { cardScenes } from './cardScenes';
import { deeds } from './deeds';
import { fightScenes } from './fightScenes';
import { mapScenes } from './mapScenes';
import { timeScenes } from './timeScenes';
import { battalia } from './view';

export const scenes: GameScenes = {
  specs: { ...timeScenes, ...cardScenes, ...mapScenes, ...fightScenes },
  deeds,
  picture: () => import('./cards/Stamp.svelte'),
  turnOf: (view) => battalia(view).turn.seats,
};
