import type { Game } from '../game';
import Emblem from './Emblem.svelte';
import Scene from './Scene.svelte';

export const xibalba: Game = {
  rules: 'X',
  Scene,
  Emblem,
  portrait: () => import('./Portrait.svelte'),
  content: () => import('virtual:content/xibalba'),
  groups: [
    ['basics', 'players', 'mode', 'target'],
    ['factions', 'factions'],
  ],
  presets: {
    first: { players: 2, mode: 'normal' },
    usual: {},
    all: { players: 4, mode: 'apocalypse' },
  },
  afterLessons: { target: 20 },
  facets: ['type', 'faction', 'phase', 'cost'],
  sorts: ['cost', 'power', 'resistance', 'paragon'],
};
