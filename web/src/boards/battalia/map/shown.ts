/** What the map reads of a view, beside the parts that all boards share. */
import type { BattaliaView, Field, Player } from '../view';

export interface MapField extends Field {
  shape?: number; // of a building: which one
}

export interface MapView extends BattaliaView {
  options: { valley?: string; hero_mode?: boolean };
  board: { rows: number; columns: number; fields: Record<string, MapField> };
  players: (Player & { rings?: number[] })[];
  npcs: { metamorpha: number; bilkarr: number; direction: [number, number]; rests: boolean };
  flow: {
    concealed: number[]; // field and seat by turns
  };
}

/** The order in which views number them. */
export const TERRAINS = [
  'verdant_woods',
  'rocky_mountains',
  'red_canyons',
  'emerald_lakes',
  'frost_fields',
  'protojungle',
];

export interface Figure {
  id: string; // also what its piece is called: `hero:0.1`, `npc:bilkarr`
  field: string;
  seat: number; // -1: nobody's
  number: number;
  npc: string;
  ring: boolean;
}

/** Everybody who stands on the map. */
export function figuresOf(view: MapView): Figure[] {
  const found: Figure[] = [];
  for (const npc of ['metamorpha', 'bilkarr'] as const) {
    const at = view.npcs?.[npc] ?? -1;
    if (at < 0) continue;
    const field = fieldName(at, view.board.columns);
    found.push({ id: `npc:${npc}`, field, seat: -1, number: 0, npc, ring: false });
  }
  for (const { seat, heroes, rings } of view.players) {
    heroes.forEach((field, index) => {
      if (!field) return;
      const ring = (rings?.[index] ?? -1) >= 0;
      const id = `hero:${seat}.${index + 1}`;
      found.push({ id, field, seat, number: index + 1, npc: '', ring });
    });
  }
  return found;
}

/** Views number fields row by row; names are `row,column` from 1. */
export function fieldName(number: number, columns: number): string {
  return `${Math.floor(number / columns) + 1},${(number % columns) + 1}`;
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

export function postsOf(view: MapView): Post[] {
  return view.players.flatMap(({ seat, posts }) =>
    posts.map((field) => ({ field, seat, star: posts.length > 1 })),
  );
}
