/** Views of Battalia, and what boards ask them. */
import type { View as BattaliaView, Player } from '../../net/views/battalia';

export type { Battle, Field, Player, PotionMarker, Stack } from '../../net/views/battalia';
export type { BattaliaView };

/** The view of a table where Battalia is played. */
export function battalia(view: Record<string, unknown> | null): BattaliaView {
  return view as BattaliaView;
}

/** Who plays with whom: nobody but the seat itself without teams. */
export function teamOf(view: BattaliaView, seat: number): number[] {
  return view.teams.find((team) => team.includes(seat)) ?? [seat];
}

/** Where the heroes of a player stand. */
export function heroFields({ heroes }: Player): string[] {
  return heroes.flatMap(({ field }) => field ?? []);
}
