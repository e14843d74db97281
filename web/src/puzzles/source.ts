/** Puzzles as the server tells them: see docs/api.md. */
import type { Lang } from '../i18n/languages';
import { tableOf } from '../lessons/source';
import { api } from '../net/api';
import type { Action, Decision, Event, Section, TableSummary } from '../net/protocol';
import type { View } from '../net/shown';

export interface PuzzleCard {
  name: string;
  title: string;
  difficulty: number;
  today: boolean;
}

export interface PuzzleMoment {
  view: View;
  board: Section[];
  events: Event[];
  decisions: Decision[];
}

export interface Puzzle {
  name: string;
  title: string;
  difficulty: number;
  ask: string;
  seat: number;
  first: PuzzleMoment;
}

export interface Tried {
  word: 'on' | 'right' | 'wrong';
  text: string;
  chance: number;
  moments: PuzzleMoment[];
  after: PuzzleMoment[];
}

export interface Solved {
  text: string;
  moments: PuzzleMoment[];
}

const at = (game: string, lang: Lang, name = '') =>
  `/games/${game}/puzzles/${lang}${name && `/${encodeURIComponent(name)}`}`;

export const puzzles = (game: string, lang: Lang) => api<PuzzleCard[]>(at(game, lang));
export const puzzle = (game: string, lang: Lang, name: string) => api<Puzzle>(at(game, lang, name));
export const solution = (game: string, lang: Lang, name: string) =>
  api<Solved>(`${at(game, lang, name)}/solution`);
export const tryOut = (game: string, lang: Lang, name: string, actions: Action[], since: number) =>
  api<Tried>(`${at(game, lang, name)}/try`, {
    body: { actions: actions.map(({ verb, args }) => ({ verb, args })), since },
  });

/** The table of a puzzle: nobody sits there, but boards want to know who plays. */
export function tableOfPuzzle(game: string, { first }: Puzzle): TableSummary {
  return tableOf(game, { players: [], frames: [first] });
}
