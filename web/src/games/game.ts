/** What the pages around a table know about a game. What its board knows stands in `boards`. */
import type { Component } from 'svelte';
import type { Json } from '../net/patch';

export type Options = Record<string, Json>;

export interface Game {
  rules: string; // the letter its rule ids begin with
  Scene: Component;
  Emblem: Component;
  portrait: () => Promise<{ default: Component<{ faction: string }> }>; // somebody of a faction
  content: () => Promise<{ default: Record<string, unknown> }>;
  groups: string[][]; // options in groups: the group's name, then its options
  presets: Record<string, Options>; // what somebody decides for; the rules fill in the rest
  afterLessons: Options;
  facets: string[]; // by what its cards are filtered ...
  sorts: string[]; // ... and sorted
}
