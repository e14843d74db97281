/** Battalia: which pieces its actions mention, and how long lists are put in order.

References: `field:3,4`, `card:lord.islanders` (wherever it lies), `hand:`, `ambush:`, `line:`, `limbo:`, `great:`,
`refuge:` or `pick:` and the card (in that place), `hero:0.1` (seat, number), `rank:chief`, `artefact:tools`, `road:t`,
`city:x`, `token:supply`, `potion:eclipse`, `tent:0.1`, `faction:wolfsclan`, `seat:1`, `npc:bilkarr`, `effect:4`,
`form:lord`, `rate:chest_to_artefact`, `terrain:frost_fields`, `place:line` (where cards are laid), `place:limbo`,
`place:tents`, `place:ambush`, `do:done`.
*/
import type { Action, Decision } from '../../net/protocol';
import type { ActionMap, Ref } from '../../prompt/choices.svelte';
import { classOf, parsed } from './cards/card';
import { type BattaliaView, battalia } from './view';

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
  done: 'finish',
};

const PLAIN = [
  'field',
  'other',
  'artefact',
  'potion',
  'faction',
  'npc',
  'effect',
  'form',
  'rate',
  'terrain',
];

/** Where a card goes when an action plays it: there it can be dropped. */
const TO: Record<string, Ref> = {
  lay: 'place:line',
  double: 'place:line',
  great: 'place:line',
  promote: 'place:line',
  amulet: 'place:line',
  eclipse: 'place:line',
  hide: 'place:limbo',
  sacrifice: 'place:limbo',
  pitch: 'place:tents',
};
const KEPT: Record<string, Ref> = { 'hide-card': 'place:ambush', 'store-card': 'place:tents' };

/** Where a card is taken from, by what is asked; anything else is laid out to choose from. */
const FROM: Record<string, string> = {
  'from-limbo': 'limbo',
  'choose-artefact': 'great',
  standard: 'refuge',
};

function cardRefs({ verb, args }: Action, decision: Decision, view: BattaliaView): Ref[] {
  const card = args.card as string;
  const refs: Ref[] = [`card:${card}`];
  if (verb === 'take') {
    const from = FROM[decision.kind];
    refs.push(from ? `${from}:${card}` : `pick:${card}`, `pick:${card}`);
  } else if (verb === 'draft') {
    refs.push(`pick:${card}`, stackOf(card));
  } else if (args.place === 'line') {
    refs.push(`line:${card}`);
  } else {
    const own = view.players?.[decision.seat];
    const piece = heldAs(card, [...(own?.hand_cards ?? []), ...(own?.ambush_cards ?? [])]);
    const hidden = args.zone === 'ambush' || own?.hand_cards?.includes(piece) === false;
    refs.push(`${hidden ? 'ambush' : 'hand'}:${piece}`);
  }
  const to = TO[verb] ?? KEPT[decision.kind];
  if (to) refs.push(to);
  return refs;
}

/** In a battle Fate 1 is offered as what it may copy (`sword_of_elemag%`): it is held as itself. */
function heldAs(card: string, held: string[]): string {
  return card.endsWith('%') && !held.includes(card) ? 'fate_1' : card;
}

function stackOf(card: string): Ref {
  const { kind } = parsed(card);
  return classOf(kind) === 'unit' ? `rank:${kind}` : `artefact:${kind}`;
}

function heroRefs({ verb, args }: Action, seat: number): Ref[] {
  const refs: Ref[] = [];
  if (args.hero) refs.push(`hero:${seat}.${args.hero}`);
  if (verb === 'heroes') {
    if (Number(args.heroes) & 1) refs.push(`hero:${seat}.1`);
    if (Number(args.heroes) & 2) refs.push(`hero:${seat}.2`);
  }
  return refs;
}

function stockRefs({ verb, args }: Action): Ref[] {
  if (verb === 'hire') return [`rank:${args.rank}`];
  if (verb === 'road' || verb === 'city') return [`${verb}:${args.shape}`];
  if (verb === 'income') return [args.kind === 'supply' ? 'token:supply' : `artefact:${args.kind}`];
  if (verb === 'trade') {
    if (args.rate === 'artefact_to_chest') return ['token:chest'];
    if (args.rate === 'supply_to_stardust') return ['token:stardust'];
  }
  return [];
}

function seatRefs({ verb, args }: Action, seat: number): Ref[] {
  if (verb === 'open') return [`tent:${seat}.${args.number}`];
  if (verb === 'tent') return [`tent:${args.seat}.${args.number}`];
  const refs: Ref[] = [];
  if (typeof args.seat === 'number') refs.push(`seat:${args.seat}`);
  if (typeof args.victim === 'number') refs.push(`seat:${args.victim}`);
  return refs;
}

export const actionMap: ActionMap = {
  groups: ['cards', 'heroes', 'build', 'hire', '', 'finish'],
  group: (action) => GROUPS[action.verb] ?? '',
  pieces: (action, decision, view) => {
    const { verb, args } = action;
    const refs: Ref[] = [`do:${verb}`];
    for (const name of PLAIN) {
      const value = args[name];
      if (verb === 'cohort') continue; // is said, not done with a piece
      if (value) refs.push(`${name === 'other' ? 'field' : name}:${value}`);
    }
    if (args.card) refs.push(...cardRefs(action, decision, battalia(view)));
    if (args.with) refs.push(`card:${args.with}`, `hand:${args.with}`);
    refs.push(
      ...stockRefs(action),
      ...heroRefs(action, decision.seat),
      ...seatRefs(action, decision.seat),
    );
    return refs;
  },
};
