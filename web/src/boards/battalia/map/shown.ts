/** What the map reads of a view, beside the parts that all boards share. */
import type { BattaliaView, Npc } from '../view';

export interface Figure {
  id: string; // also what its piece is called: `hero:0.1`, `npc:bilkarr`
  field: string;
  seat: number; // -1: nobody's
  number: number;
  npc: string;
  ring: boolean;
}

const NPCS: Npc[] = ['metamorpha', 'bilkarr'];

/** Everybody who stands on the map. */
export function figuresOf(view: BattaliaView): Figure[] {
  const found: Figure[] = [];
  for (const npc of NPCS) {
    const field = view.npcs[npc];
    if (field) found.push({ id: `npc:${npc}`, field, seat: -1, number: 0, npc, ring: false });
  }
  for (const { seat, heroes } of view.players) {
    for (const { number, field, booster } of heroes) {
      const id = `hero:${seat}.${number}`;
      if (field) found.push({ id, field, seat, number, npc: '', ring: booster !== null });
    }
  }
  return found;
}

/** The new things by field, the old ones where they are the same: only what changed is drawn again. */
export function reusing<T>(before: Map<string, T>, now: Map<string, T>): Map<string, T> {
  const found = new Map<string, T>();
  for (const [field, value] of now) {
    const old = before.get(field);
    const same = old === value || JSON.stringify(old) === JSON.stringify(value);
    found.set(field, same && old !== undefined ? old : value);
  }
  return found;
}

/** Things by the field they are on. */
export function byField<T extends { field: string }>(things: T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const thing of things) {
    const here = found.get(thing.field);
    if (here) here.push(thing);
    else found.set(thing.field, [thing]);
  }
  return found;
}

export interface Post {
  field: string;
  seat: number;
  star: boolean; // both posts of the player stand
}

export function postsOf(view: BattaliaView): Post[] {
  return view.players.flatMap(({ seat, posts }) =>
    posts.map((field) => ({ field, seat, star: posts.length > 1 })),
  );
}
