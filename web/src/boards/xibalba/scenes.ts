/** Xibalba: what is shown when something happens, and for how long. */
import type { GameScenes } from '../../stage/director/scene';
import { typed } from './board';
import { cardScenes } from './cardScenes';
import { fightScenes } from './fightScenes';
import { turnScenes } from './turnScenes';

export const scenes: GameScenes = {
  specs: { ...turnScenes, ...cardScenes, ...fightScenes },
  turnOf: (view) => [typed(view).turn.seat],
};
