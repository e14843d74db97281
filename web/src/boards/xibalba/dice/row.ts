/** Where the dice of a turn lie: each has its place, which it keeps when it is used. */
import type { Dice } from '../../../net/views/xibalba';

export type Lying = 'pool' | 'kept' | 'attacking' | 'spent';

export interface Placed {
  face: string;
  lying: Lying;
}

export const PLACES = 4; // of each type, as on the table: more only by card effects

const ORDER = ['R3', 'R2', 'R1', 'R-', 'A', 'C', 'A-', 'G2', 'G1', 'G-'];

export function isAttack(face: string): boolean {
  return face.startsWith('A') || face.startsWith('C');
}

/** The dice of one type: those that were kept by their faces, used or not, then those that can be rolled. */
export function placed(dice: Dice, attack: boolean): Placed[] {
  const of = (faces: string[], lying: Lying): Placed[] =>
    faces.filter((face) => isAttack(face) === attack).map((face) => ({ face, lying }));
  const kept = [
    ...of([...dice.action, ...dice.aside], 'kept'),
    ...of(dice.attacking, 'attacking'),
    ...of(dice.spent, 'spent'),
  ].sort((one, other) => ORDER.indexOf(one.face) - ORDER.indexOf(other.face));
  return [...kept, ...of(dice.pool, 'pool')];
}

/** How many places a row shows: never fewer than on the table, so that nothing moves. */
export function width(row: Placed[]): number {
  return Math.max(PLACES, row.length);
}
