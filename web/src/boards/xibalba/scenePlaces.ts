/** Where things happen on the table of Xibalba. */
import type { Event } from '../../net/protocol';
import type { Ref } from '../../stage/director/scene';

export const base = ({ args }: Event): Ref[] => [`base:${args.seat}`];
export const card = ({ args }: Event): Ref[] => [`card:${args.card}`];
export const deck = ({ args }: Event): Ref[] => [`deck:${args.deck}`];
export const slot = ({ args }: Event): Ref[] => [`slot:${args.slot}`];
export const pile = ({ args }: Event): Ref[] => [
  `pile:${args.seat}.${args.place}`,
  `card:${args.card}`,
];
export const ark = (): Ref[] => ['ark', 'zone:ark'];
export const target = ({ args }: Event): Ref[] =>
  args.attack_target === 'ark' ? ark() : [`base:${args.attack_target}`];

/** What is done to the viewer matters more. */
export const against = (name: string, weight: number) => (event: Event, viewer: number) =>
  event.args[name] === viewer ? weight + 3 : weight;
