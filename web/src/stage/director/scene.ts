/** What is shown when something happens: each game has a table of it in `boards/GAME/scenes.ts`. */
import type { Component } from 'svelte';
import type { Event } from '../../net/protocol';
import type { View } from '../../net/shown';
import type { Tone } from '../../ui/sound';

/** A piece (`card:gunslinger`, `field:3,4`) or a place (`zone:hand`), as boards name them. */
export type Ref = string;

/** A card on its way; the first place of each list that is on the screen counts. */
export interface Flight {
  card: string | null; // null: face down
  from: Ref[];
  to: Ref[];
}

/** A number that goes up or down: it rises at its place, and is added up in log and recap. */
export interface Change {
  amount: number;
  icon: string;
  name: string; // what it is a number of: changes of one name are added up
  at: Ref[];
}

/** What it is about, for those who read only a part of the log. */
export type Topic = 'turn' | 'dice' | 'cards' | 'fight' | 'map' | 'score' | 'table';

export type Joins = 'also' | 'quietly';

export interface SceneSpec {
  /** Milliseconds at normal speed. */
  ms: number | ((event: Event) => number);
  icon: string;
  topic: Topic;
  /** How much it matters to others: a recap shows what matters most. 0: only when unfolded. */
  weight?: number | ((event: Event, viewer: number) => number);
  tone?: Tone | ((event: Event) => Tone | undefined);
  /** It follows from what was before it: a line of the log tells both (`also`) or only the first. */
  joins?: Joins | ((event: Event) => Joins | undefined);
  /** What it joins although that came before, not only what came with it: the verbs of such lines. */
  after?: string[];
  /** Something new begins with it: a turn, or a day. */
  opens?: boolean;
  /** Where it happens. */
  pieces?: (event: Event) => Ref[];
  flights?: (event: Event, viewer: number) => Flight[];
  change?: (event: Event) => Change | null;
  /** A view in which only this has happened, as far as the event itself tells it. */
  step?: (view: View, event: Event) => View;
  /** Begins a turn: whose it is. */
  turn?: (event: Event) => number[];
  /** The rule it follows. */
  rule?: string;
  /** Something of the game's own, shown above the board while the scene plays. */
  shows?: Component<{ scene: Scene }>;
}

export type SceneSpecs = Record<string, SceneSpec>;

/** One thing done, as one would say it. */
export interface Deed {
  event: Event; // whose words tell it: one that happened, or one made of several
  of: Event[]; // what it is made of
  /** With what it was done, in the same sentence; or what is only mentioned. Both are told softly. */
  role?: 'means' | 'aside';
}

/** What a game tells the director. */
export interface GameScenes {
  specs: SceneSpecs;
  /** What the events of a line come to; where a game does not say it, each is told by itself. */
  deeds?: (told: Event[]) => Deed[];
  /** A card in the size of a stamp. */
  picture?: () => Promise<{ default: Component<{ card: string }> }>;
  /** Whose turn it is in a view; none before the first one. */
  turnOf: (view: View) => number[];
}

/** What is being shown. */
export interface Scene {
  id: number;
  event: Event;
  told?: Event[]; // the line it belongs to, as far as that has come
  seat: number | null; // who did it, or whom it happened to
  spec: SceneSpec;
  ms: number; // at normal speed
}

const SEAT_ARGS = ['seat', 'owner'];

/** Who did it, or whom it happened to; null where nobody is named. */
export function seatOf({ args }: Event): number | null {
  for (const name of SEAT_ARGS) {
    const value = args[name];
    if (typeof value === 'number' && value >= 0) return value;
  }
  return null;
}

export function lengthOf(spec: SceneSpec, event: Event): number {
  return typeof spec.ms === 'number' ? spec.ms : spec.ms(event);
}

export function weightOf(spec: SceneSpec, event: Event, viewer: number): number {
  const { weight = 0 } = spec;
  return typeof weight === 'number' ? weight : weight(event, viewer);
}

export function joining(spec: SceneSpec, event: Event): Joins | undefined {
  return typeof spec.joins === 'function' ? spec.joins(event) : spec.joins;
}

export function opening(spec: SceneSpec): boolean {
  return spec.opens === true || spec.turn !== undefined;
}

export function toneOf(spec: SceneSpec, event: Event): Tone | undefined {
  return typeof spec.tone === 'function' ? spec.tone(event) : spec.tone;
}
