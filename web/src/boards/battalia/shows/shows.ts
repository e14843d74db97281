/** Pictures of scenes. They come with the stage: the table of scenes is there before it. */
import type { Component } from 'svelte';
import type { Scene, SceneSpecs } from '../../../stage/director/scene';
import BattleCards from './BattleCards.svelte';
import Becomes from './Becomes.svelte';
import Cards from './Cards.svelte';
import Covered from './Covered.svelte';
import Fighters from './Fighters.svelte';
import Passing from './Passing.svelte';
import Potion from './Potion.svelte';
import Revealed from './Revealed.svelte';
import Sums from './Sums.svelte';

export const SHOWS: Record<string, Component<{ scene: Scene }>> = {
  // battles
  attack: Fighters,
  battle_cards: BattleCards,
  battle_totals: Sums,
  won: Fighters,
  // what is turned over
  storm: Revealed,
  fate: Revealed,
  rolled: Revealed,
  royal: Revealed,
  deposed: Revealed,
  great: Revealed,
  discovered: Revealed,
  // time
  day: Passing,
  checkpoint: Passing,
  // cards that are laid, shown or taken
  line: Cards,
  gained: Cards,
  cohort: Cards,
  tent_opened: Cards,
  searched_seen: Cards,
  stolen_seen: Cards,
  from_limbo: Cards,
  frozen: Cards,
  // cards face down
  hidden: Covered,
  from_ambush: Covered,
  tent: Covered,
  stolen: Covered,
  // cards that become others
  transformed: Becomes,
  promoted: Becomes,
  // potions
  potion_bought: Potion,
  potion_drunk: Potion,
  potion_used: Potion,
  potion_over: Potion,
};

/** Gives every scene its picture. */
export function illustrate(specs: SceneSpecs): void {
  for (const [verb, shows] of Object.entries(SHOWS)) {
    const spec = specs[verb];
    if (spec) spec.shows = shows;
  }
}
