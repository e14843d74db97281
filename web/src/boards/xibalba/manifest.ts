import type { BoardManifest } from '../games';
import { actionMap } from './actionMap';
import { whyNotActions } from './whyNotActions';

export const manifest: BoardManifest = {
  actionMap: { ...actionMap, whyNotActions },
  score: 'paragon',
  picture: () => import('./Picture.svelte'),
};
