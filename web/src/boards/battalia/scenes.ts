/** Battalia: what is shown when something happens, and for how long. */
import type { GameScenes } from '../../stage/director/scene';
import { cardScenes } from './cardScenes';
import Stamp from './cards/Stamp.svelte';
import { deeds } from './deeds';
import { fightScenes } from './fightScenes';
import { mapScenes } from './mapScenes';
import { timeScenes } from './timeScenes';
import { battalia } from './view';

export const scenes: GameScenes = {
  specs: { ...timeScenes, ...cardScenes, ...mapScenes, ...fightScenes },
  deeds,
  picture: Stamp,
  turnOf: (view) => battalia(view).turn.seats,
};
