/** Xibalba: which pieces its actions mention, and how long lists are put in order.

References: `face:R1`, `slot:soldier.1`, `card:gunslinger#2`, `pile:0.field.2` (seat, place), `ark`,
`base:1`, `deck:event`, `die:attack`, `do:harvest`. Only for dragging and for choosing in parts: `attacker`
(the soldier of an attack or entry), `with:A` (a symbol of an attack), `to:warhost` (where a bought
soldier goes), `at:field.1.2` (a card of a pile that is re-organized, from below).
*/
import type { ActionMap, Ref } from '../../prompt/choices.svelte';

const GROUPS: Record<string, string> = {
  keep: 'dice',
  keep_all: 'dice',
  roll: 'dice',
  gather: 'income',
  exchange: 'income',
  attack: 'attack',
  enter: 'attack',
  buy: 'cards',
  activate: 'cards',
  discard: 'cards',
  reorganize: 'actions',
  pharmaceuticals: 'actions',
  weapon_technology: 'actions',
  tactical_assault: 'actions',
  harvest: 'actions',
  upgrade: 'actions',
  end: 'finish',
  done: 'finish',
  pass: 'finish',
};

export const actionMap: ActionMap = {
  groups: ['dice', 'attack', 'cards', 'income', 'actions', 'finish', ''],
  group: (action) => GROUPS[action.verb] ?? '',
  pieces: ({ verb, args }, { seat }) => {
    const refs: Ref[] = [`do:${verb}`];
    const pile = (place: unknown, of: unknown = seat) => refs.push(`pile:${of}.${place}`);
    for (const name of ['face', 'card', 'slot', 'deck', 'die'] as const) {
      if (args[name] != null) refs.push(`${name}:${args[name]}`);
    }
    if (typeof args.field === 'number') {
      if (args.field > 0) pile(`field.${args.field}`, args.seat ?? seat);
      else if (verb === 'destroy' || verb === 'disable') pile('warhost', args.seat ?? seat);
    } else if (verb === 'opponent') refs.push(`base:${args.seat}`);
    if (typeof args.place === 'string') {
      if (args.place === 'ark') refs.push('ark');
      else if (/^(warhost|field)/.test(args.place)) pile(args.place);
      else refs.push(`slot:${args.place}`);
    }
    if (verb === 'lift') {
      pile(args.to);
      refs.push(`at:${args.place}.${args.index}`);
    }
    if (verb === 'buy' && String(args.slot).startsWith('soldier')) refs.push('to:warhost');
    if (verb === 'attack') {
      refs.push(args.target === 'ark' ? 'ark' : `base:${args.target}`, 'attacker');
      if (Number(args.attacks) > 0) refs.push('with:A');
      if (Number(args.criticals) > 0) refs.push('with:C');
    }
    if (verb === 'enter') {
      refs.push('ark', 'attacker', ...(args.with === 'free' ? [] : [`face:${args.with}`]));
    }
    return refs;
  },
};
