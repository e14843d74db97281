import type { Game } from '../game';
import Emblem from './Emblem.svelte';
import Scene from './Scene.svelte';

export const battalia: Game = {
  rules: 'B',
  Scene,
  Emblem,
  portrait: () => import('./Portrait.svelte'),
  content: () => import('virtual:content/battalia'),
  groups: [
    ['basics', 'mode', 'players', 'week_limit'],
    ['course', 'draft', 'hero_mode', 'extended', 'map_full'],
    [
      'modules',
      'valley',
      'short_valley',
      'metamorpha',
      'bilkarr',
      'fanatics',
      'unbound',
      'kry_cek',
    ],
    ['teams', 'team_mode', 'two_trios', 'trio_cap'],
    ['factions', 'sets'],
  ],
  presets: {
    first: { mode: 'creation', players: 2 },
    usual: {},
    all: {
      mode: 'stormgates',
      players: 4,
      valley: 'kings_bridge',
      metamorpha: true,
      bilkarr: true,
      fanatics: true,
      unbound: true,
      kry_cek: true,
    },
  },
  afterLessons: { mode: 'creation' },
  facets: ['type', 'faction', 'rank', 'supply'],
  sorts: ['rank', 'supply'],
};
