import type { BoardManifest } from '../games';
import { actionMap } from './actionMap';
import { introduce } from './introduction';
import { asksAlways, verbs } from './verbs';
import { whyNotActions } from './whyNotActions';

export const manifest: BoardManifest = {
  actionMap: { ...actionMap, whyNotActions },
  score: 'paragon',
  picture: () => import('./Picture.svelte'),
  emblem: () => import('./art/FactionEmblem.svelte'),
  introduce,
  opening: ['roll_off'],
  verbs,
  asksAlways,
};
