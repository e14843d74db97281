import type { BoardManifest } from '../games';
import { actionMap } from './actionMap';
import { asksAlways, verbs } from './verbs';
import { whyNotActions } from './whyNotActions';

export const manifest: BoardManifest = {
  actionMap: { ...actionMap, whyNotActions },
  score: 'points',
  picture: () => import('./Picture.svelte'),
  verbs,
  asksAlways,
};
