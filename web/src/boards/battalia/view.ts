/** Views of Battalia, and what boards ask them. */
import type { View } from '../../net/shown';
import type { BattaliaView, Field, Player, Summoned } from '../../net/views/battalia';
import type { Side } from '../games';

export type {
  BattaliaView,
  Battle,
  Branch,
  Field,
  Part,
  Player,
  PotionMarker,
  Reachable,
  Side,
  Stack,
  Trial,
} from '../../net/views/battalia';
export type Direction = NonNullable<Field['exits']>[number];
export type Shape = NonNullable<Field['shape']>;
export type Npc = Summoned['npc'];

const ofBattalia = (view: View | null): view is BattaliaView => view?.game === 'battalia';

/** A view with its type; nothing else is ever shown by this board. */
export function battalia(view: View | null): BattaliaView {
  if (!ofBattalia(view)) throw new Error('this is no view of Battalia');
  return view;
}

/** Who plays with whom: nobody but the seat itself without teams. */
export function teamOf(view: BattaliaView, seat: number): number[] {
  return view.teams.find((team) => team.includes(seat)) ?? [seat];
}

/** The teams with their points; a pair may have more than the sum of its members. */
export function sidesIn({ teams, scores }: BattaliaView): Side[] {
  return teams.map((team, index) => ({
    seats: [...team].sort((a, b) => a - b),
    points: scores[index]?.points ?? 0,
  }));
}

/** Where the heroes of a player stand. */
export function heroFields({ heroes }: Player): string[] {
  return heroes.flatMap(({ field }) => field ?? []);
}
