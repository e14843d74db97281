/** Pictures of scenes. They come with the stage: the table of scenes is there before it. */
import type { Component } from 'svelte';
import type { Scene, SceneSpecs } from '../../../stage/director/scene';
import BattleCards from './BattleCards.svelte';
import Fighters from './Fighters.svelte';
import Passing from './Passing.svelte';
import Revealed from './Revealed.svelte';
import Sums from './Sums.svelte';

export const SHOWS: Record<string, Component<{ scene: Scene }>> = {
  attack: Fighters,
  battle_cards: BattleCards,
  battle_totals: Sums,
  won: Fighters,
  storm: Revealed,
  fate: Revealed,
  rolled: Revealed,
  royal: Revealed,
  great: Revealed,
  day: Passing,
  checkpoint: Passing,
};

/** Gives every scene its picture. */
export function illustrate(specs: SceneSpecs): void {
  for (const [verb, shows] of Object.entries(SHOWS)) {
    const spec = specs[verb];
    if (spec) spec.shows = shows;
  }
}
