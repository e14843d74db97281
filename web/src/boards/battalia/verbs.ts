/** Battalia: how its verbs behave at the table. */
import type { Verbs } from '../../prompt/manners';

// With cards left something can nearly always be done: only what makes points is asked about then.
export const verbs: Verbs = {
  home: { order: 1, instant: true }, // the only thing its field can mean
  // heroes
  move: { order: 1, key: 'm', useful: 'judged', planned: true },
  step: { order: 1, instant: true },
  site: { order: 1, instant: true },
  attack: { order: 2, key: 'a', final: true, useful: 'judged', planned: true },
  recruit: { order: 3, key: 'q', useful: 'judged', planned: true },
  tribute: { order: 4, final: true },
  jump: { order: 5, key: 'j', final: true },
  bridge: { order: 6, final: true },
  // hiring and building
  hire: { order: 1, key: 'h', useful: 'judged', planned: true },
  buy: { order: 2, key: 'b', useful: 'judged', planned: true },
  road: { order: 3, key: 'w', useful: 'judged', planned: true },
  city: { order: 4, key: 'c', useful: true, planned: true },
  upgrade: { order: 5, key: 'u', useful: true, planned: true },
  residence: { order: 6, useful: true, planned: true },
  capital: { order: 7, useful: true, planned: true },
  post: { order: 8, useful: 'judged', planned: true },
  discover: { order: 9, final: true, planned: true },
  potion: { order: 10, planned: true },
  trade: { order: 11 },
  income: { order: 12 },
  // cards
  lay: { order: 1, instant: true },
  double: { order: 2 },
  copy: { order: 3 },
  cohort: { order: 4 },
  promote: { order: 5, key: 'y' },
  amulet: { order: 6, final: true },
  name: { order: 1, instant: true }, // the answer to "which card?": its piece can mean nothing else
  great: { order: 7, key: 'g' },
  pitch: { order: 8, key: 't' },
  open: { order: 9, key: 'o', final: true },
  drink: { order: 10, key: 'd', final: true },
  eclipse: { order: 11, final: true },
  hide: { order: 40, danger: true, useful: 'judged' }, // a card goes to Limbo for it
  sacrifice: { order: 41, danger: true },
  mulligan: { order: 42, danger: true },
  // battles and answers
  retreat: { order: 3, key: 't', final: true },
  rage: { order: 4, final: true },
  freeze: { order: 4, final: true },
  roll: { order: 1, key: 'r', final: true },
  pass: { order: 80, key: 'n', final: true },
  // endings
  go: { order: 70, key: 'e', final: true },
  stop: { order: 71, key: 'e' },
  take_back: { order: 72 },
  finish: { order: 90, key: 'e', ends: true },
  done: { order: 90, key: 'e', ends: true },
  resume: { order: 91 },
};

/** Battles and potions: a quick answer would tell the others what one holds. */
export const asksAlways = [
  'window',
  'defending-heroes',
  'opening',
  'on-move',
  'raise',
  'battle-card-on',
  'retreat-pay',
  'retreat-to',
  'sacrifice',
];
