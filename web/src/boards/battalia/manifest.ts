import type { BoardManifest } from '../games';
import { attempts } from './attempts';
import { manner } from './manner';

export const manifest: BoardManifest = {
  manner: { ...manner, attempts },
  score: 'points',
  picture: () => import('./Picture.svelte'),
};
