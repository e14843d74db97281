/** Xibalba: how its verbs behave at the table. */
import type { Verbs } from '../../prompt/manners';

// Dice are lost when the turn ends, resources stay: what they can pay for is asked about if nothing was done.
export const verbs: Verbs = {
  // dice: sorting one out is undone by nothing but free; rolling decides
  keep: { order: 1, instant: true },
  keep_all: { order: 2, key: 'k' },
  add: { order: 1, instant: true },
  drop: { order: 2, instant: true },
  split: { order: 1, final: true },
  roll: { order: 3, key: 'r', final: true },
  // the action phase
  attack: { order: 1, key: 'a', final: true, useful: 'judged' },
  enter: { order: 2, key: 'n', useful: true },
  buy: { order: 3, key: 'b', useful: 'judged', planned: true },
  activate: { order: 4, key: 'c', useful: 'judged' },
  gather: { order: 5, key: 'g', useful: true },
  exchange: { order: 6, key: 'x' },
  harvest: { order: 7, key: 'h', final: true, useful: 'judged', planned: true },
  upgrade: { order: 8, key: 'u', useful: 'judged', planned: true },
  weapon_technology: { order: 9, key: 'w', planned: true },
  tactical_assault: { order: 10, key: 't', final: true, planned: true },
  pharmaceuticals: { order: 11, key: 'm', planned: true },
  reorganize: { order: 12, key: 'o', planned: true },
  remove: { order: 40, danger: true },
  discard: { order: 41, key: 'd', danger: true },
  end: { order: 90, key: 'e', ends: true },
  done: { order: 90, key: 'e' },
  // answers
  block: { order: 1, key: 'b', final: true },
  use: { order: 1, key: 'y', final: true },
  destroy: { order: 2, final: true },
  disable: { order: 2, final: true },
  protect: { order: 1, final: true },
  trigger: { order: 1, final: true },
  resolve: { order: 1, final: true },
  die: { order: 1, final: true },
  opponent: { order: 1, final: true },
  pass: { order: 80, key: 'n', final: true },
};

/** In an attack a quick answer would tell the others what one thinks of it. */
export const asksAlways = ['block', 'protect-soldier', 'protect-addon'];
