/** What the table knows about each game: its actionMap of answering, its picture, its score. */
import type { Component } from 'svelte';
import type { View } from '../net/shown';
import type { ActionMap } from '../prompt/choices.svelte';
import { mentioned } from '../prompt/choices.svelte';

type Loaded = () => Promise<{ default: Component }>;

export interface BoardManifest {
  actionMap: ActionMap;
  score: string; // the field of a player's view
  picture: Loaded;
}

/** Every folder beside this file that has a manifest is the board of a game. */
const FOUND = import.meta.glob<{ manifest: BoardManifest }>('./*/manifest.ts', { eager: true });
const boards = (game: string) => FOUND[`./${game}/manifest.ts`]?.manifest;

const UNKNOWN: ActionMap = {
  pieces: (action) => mentioned(action.args),
  group: () => '',
  groups: [],
};

export function actionMapOf(game: string): ActionMap {
  return boards(game)?.actionMap ?? UNKNOWN;
}

/** How everybody stands, by seat. */
export function scores(game: string, view: View): number[] {
  const players = (view.players ?? []) as Record<string, number>[];
  return players.map((player) => player[boards(game)?.score ?? ''] ?? 0);
}

export function pictureOf(game: string): Loaded | undefined {
  return boards(game)?.picture;
}
