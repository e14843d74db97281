/** The common actions in the order of their plates, and which verbs the board shows itself. */
import icons from './art/actions.icons.json';

export type CommonAction = Exclude<keyof typeof icons, 'use' | 'end' | 'discard'>;

export const ACTIONS: readonly CommonAction[] = [
  'harvest',
  'tactical_assault',
  'weapon_technology',
  'reorganize',
  'pharmaceuticals',
  'upgrade',
];

/** What the question bar leaves to dice, plates and cards. */
export const ELSEWHERE: readonly string[] = [
  ...ACTIONS,
  ...['roll', 'keep_all', 'split', 'gather', 'exchange', 'attack', 'enter'],
];

export { icons };
