/** Battalia: which pieces its actions mention, and how long lists are put in order.

References: `field:3,4`, `card:lord.islanders`, `hero:0.1` (seat, number), `rank:chief`,
`artefact:tools`, `road:t`, `city:x`, `potion:eclipse`, `tent:0.1`, `faction:wolfsclan`, `seat:1`,
`npc:bilkarr`, `do:done`.
*/
import type { Manner, Ref } from '../../prompt/choices.svelte';

const GROUPS: Record<string, string> = {
  hire: 'hire',
  buy: 'hire',
  potion: 'hire',
  trade: 'hire',
  income: 'hire',
  road: 'build',
  city: 'build',
  upgrade: 'build',
  residence: 'build',
  capital: 'build',
  post: 'build',
  discover: 'build',
  move: 'heroes',
  recruit: 'heroes',
  attack: 'heroes',
  step: 'heroes',
  jump: 'heroes',
  tribute: 'heroes',
  bridge: 'heroes',
  hide: 'cards',
  pitch: 'cards',
  open: 'cards',
  promote: 'cards',
  amulet: 'cards',
  great: 'cards',
  lay: 'cards',
  double: 'cards',
  copy: 'cards',
  cohort: 'cards',
  mulligan: 'cards',
  go: 'finish',
  stop: 'finish',
  pass: 'finish',
  finish: 'finish',
  give_up: 'finish',
  done: 'finish',
};

const PLAIN = ['card', 'with', 'field', 'other', 'artefact', 'potion', 'faction', 'npc'];

export const manner: Manner = {
  groups: ['cards', 'heroes', 'build', 'hire', '', 'finish'],
  group: (action) => GROUPS[action.verb] ?? '',
  pieces: ({ verb, args }, { seat }) => {
    const refs: Ref[] = [`do:${verb}`];
    for (const name of PLAIN) {
      const value = args[name];
      if (value)
        refs.push(
          name === 'with' ? `card:${value}` : `${name === 'other' ? 'field' : name}:${value}`,
        );
    }
    if (verb === 'hire') refs.push(`rank:${args.rank}`);
    if (verb === 'road' || verb === 'city') refs.push(`${verb}:${args.shape}`);
    if (args.hero) refs.push(`hero:${seat}.${args.hero}`);
    if (verb === 'heroes') {
      if (Number(args.heroes) & 1) refs.push(`hero:${seat}.1`);
      if (Number(args.heroes) & 2) refs.push(`hero:${seat}.2`);
    }
    if (verb === 'open') refs.push(`tent:${seat}.${args.number}`);
    else if (verb === 'tent') refs.push(`tent:${args.seat}.${args.number}`);
    else if (typeof args.seat === 'number') refs.push(`seat:${args.seat}`);
    if (typeof args.victim === 'number') refs.push(`seat:${args.victim}`);
    return refs;
  },
};
