/** What the table knows about each game: how it is answered, its stage, its score. */
import type { Component } from 'svelte';
import type { Lang } from '../i18n/languages';
import type { Leads } from '../lessons/leading';
import type { Event } from '../net/protocol';
import type { View } from '../net/shown';
import type { ActionMap } from '../prompt/choices.svelte';
import { mentioned } from '../prompt/choices.svelte';
import type { Verbs } from '../prompt/manners';
import type { GameScenes } from '../stage/director/scene';
import { NO_GAME } from '../stage/director/tableScenes';

type Loaded = () => Promise<{ default: Component }>;

/** Seats that win together, and what they have together. */
export interface Side {
  seats: number[];
  points: number;
}

export interface BoardManifest {
  actionMap: ActionMap;
  score: string; // the field of a player's view
  /** Who wins with whom, where a game has teams. */
  sides?: (view: View) => Side[];
  scenes: GameScenes; // what is shown when something happens
  /** Everything below the top bar. */
  picture: Loaded;
  /** The picture fills the space and places the shared parts itself: QuestionBar, Rail, Sheet … */
  stage?: boolean;
  /** The sign of a faction, and what is told of it before a match. */
  emblem?: () => Promise<{ default: Component<{ faction: string }> }>;
  introduce?: (faction: string, pack: Record<string, unknown>, lang: Lang) => string[];
  /** Some of its cards, as views write them. */
  facesOf?: (faction: string, pack: Record<string, unknown>) => string[];
  /** Events before the first turn that are told then: who begins, who chose what. */
  opening?: string[];
  /** What shows such an event beside whom it is about; where there is none it is told in words. */
  opened?: () => Promise<{ default: Component<{ event: Event }> }>;
  /** Nobody holds anything that others must not see: people at one device need no curtain. */
  openHands?: boolean;
  /** How its verbs behave: keys, order, what asks first. */
  verbs: Verbs;
  /** Kinds of decisions that are answered by hand even if there is only one answer. */
  asksAlways: string[];
  /** What a lesson points at, where a move takes more than its piece and its verb. */
  leads?: Leads;
}

/** Every folder beside this file that has a manifest is the board of a game. */
const FOUND = import.meta.glob<{ manifest: BoardManifest }>('./*/manifest.ts', { eager: true });

export function manifestOf(game: string): BoardManifest | undefined {
  return FOUND[`./${game}/manifest.ts`]?.manifest;
}

const UNKNOWN: ActionMap = {
  pieces: (action) => mentioned(action.args),
  group: () => '',
  groups: [],
};

export function actionMapOf(game: string): ActionMap {
  return manifestOf(game)?.actionMap ?? UNKNOWN;
}

export function verbsOf(game: string): Verbs {
  return manifestOf(game)?.verbs ?? {};
}

/** Whether somebody at a table of this game holds what the others must not see. */
export function hidesHands(game: string): boolean {
  return !manifestOf(game)?.openHands;
}

/** How everybody stands, by seat. */
export function scores(game: string, view: View): number[] {
  const players = (view.players ?? []) as Record<string, number>[];
  return players.map((player) => player[manifestOf(game)?.score ?? ''] ?? 0);
}

/** Everybody with those they win with; nobody but the seat itself without teams. */
export function sidesOf(game: string, view: View): Side[] {
  const alone = () => scores(game, view).map((points, seat) => ({ seats: [seat], points }));
  return manifestOf(game)?.sides?.(view) ?? alone();
}

export function scenesOf(game: string): GameScenes {
  return manifestOf(game)?.scenes ?? NO_GAME;
}
