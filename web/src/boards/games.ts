/** What the table knows about each game: its manner of answering, its picture, its score. */
import type { Component } from 'svelte';
import type { View } from '../net/shown';
import type { Manner } from '../prompt/choices.svelte';
import { mentioned } from '../prompt/choices.svelte';
import { attempts as battaliaAttempts } from './battalia/attempts';
import { manner as battalia } from './battalia/manner';
import { attempts as xibalbaAttempts } from './xibalba/attempts';
import { manner as xibalba } from './xibalba/manner';

type Loaded = () => Promise<{ default: Component }>;

interface Game {
  manner: Manner;
  score: string; // the field of a player's view
  picture: Loaded;
}

const GAMES: Record<string, Game> = {
  xibalba: {
    manner: { ...xibalba, attempts: xibalbaAttempts },
    score: 'paragon',
    picture: () => import('./xibalba/Picture.svelte'),
  },
  battalia: {
    manner: { ...battalia, attempts: battaliaAttempts },
    score: 'points',
    picture: () => import('./battalia/Picture.svelte'),
  },
};

const UNKNOWN: Manner = {
  pieces: (action) => mentioned(action.args),
  group: () => '',
  groups: [],
};

export function manners(game: string): Manner {
  return GAMES[game]?.manner ?? UNKNOWN;
}

/** How everybody stands, by seat. */
export function scores(game: string, view: View): number[] {
  const players = (view.players ?? []) as Record<string, number>[];
  return players.map((player) => player[GAMES[game]?.score ?? ''] ?? 0);
}

export function pictureOf(game: string): Loaded | undefined {
  return GAMES[game]?.picture;
}
