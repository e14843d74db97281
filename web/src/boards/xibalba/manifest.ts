import type { BoardManifest } from '../games';
import { goalsFrom } from '../goals';
import { actionMap } from './actionMap';
import { facesOf, introduce } from './introduction';
import { leads } from './leads';
import { scenes } from './scenes';
import { asksAlways, verbs } from './verbs';
import { whyNotActions } from './whyNotActions';

export const manifest: BoardManifest = {
  actionMap: { ...actionMap, whyNotActions, goals: goalsFrom(whyNotActions, verbs) },
  score: 'paragon',
  scenes,
  picture: () => import('./Stage.svelte'),
  stage: true,
  emblem: () => import('../../games/xibalba/Portrait.svelte'),
  introduce,
  facesOf,
  opening: ['roll_off'],
  opened: () => import('./RollOff.svelte'),
  openHands: true,
  verbs,
  asksAlways,
  leads,
};
