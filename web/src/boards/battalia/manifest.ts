import type { BoardManifest } from '../games';
import { goalsFrom } from '../goals';
import { actionMap } from './actionMap';
import { facesOf, introduce } from './introduction';
import { leads } from './leads';
import { scenes } from './scenes';
import { asksAlways, verbs } from './verbs';
import { battalia, sidesIn } from './view';
import { whyNotActions } from './whyNotActions';

export const manifest: BoardManifest = {
  actionMap: { ...actionMap, whyNotActions, goals: goalsFrom(whyNotActions, verbs) },
  score: 'points',
  sides: (view) => sidesIn(battalia(view)),
  scenes,
  picture: () => import('./Stage.svelte'),
  stage: true,
  emblem: () => import('../../games/battalia/Portrait.svelte'),
  introduce,
  facesOf,
  opening: ['starting_city'], // what everybody drafts is told in the log
  verbs,
  asksAlways,
  leads,
};
