/** Dice that are turned in or left out before anything is done with them. */
import type { Action } from '../../../net/protocol';

/** Blanks are proposed to be rolled again, everything else to be kept. */
export function worthKeeping(face: string): boolean {
  return !face.endsWith('-');
}

/** The actions that keep these dice and roll the others. */
export function rolling(faces: string[], kept: boolean[]): Action[] {
  const keeping = faces.filter((_, index) => kept[index]);
  return [...keeping.map((face) => ({ verb: 'keep', args: { face } })), { verb: 'roll', args: {} }];
}

/** What gathering these dice takes. */
export function gathering(faces: string[]): Action[] {
  return faces.map((face) => ({
    verb: face.startsWith('G') ? 'exchange' : 'gather',
    args: { face },
  }));
}

/** Whether a die can be turned into something by gathering it. */
export function gathers(face: string): boolean {
  return /^[RG][1-9]$/.test(face);
}

/** How many resources a face brings. */
export function worth(face: string): number {
  return gathers(face) && face.startsWith('R') ? Number(face[1]) : 0;
}

/** Which dice of a row are set apart, by place; forgotten as soon as the row is another one. */
export class Apart {
  #row = $state(''); // what is drawn asks for it first, and has to hear of another one
  #apart = $state.raw<Set<number>>(new Set());

  /** Told what lies there now. */
  at(row: string): Set<number> {
    return row === this.#row ? this.#apart : new Set();
  }

  toggle(row: string, place: number): void {
    const next = new Set(this.at(row));
    if (!next.delete(place)) next.add(place);
    this.#row = row;
    this.#apart = next;
  }
}
