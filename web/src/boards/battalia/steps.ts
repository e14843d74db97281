/** What a single event of Battalia tells of the view: shown until the whole view is. */
import type { Event } from '../../net/protocol';
import type { View } from '../../net/shown';
import type { BattaliaView, Field, Hero } from '../../net/views/battalia';
import { battalia } from './view';

type Step = (view: View, event: Event) => View;

function stepped(change: (view: BattaliaView, args: Event['args']) => BattaliaView): Step {
  return (view, { args }) => change(battalia(view), args);
}

function withHero(view: BattaliaView, args: Event['args'], field: string | null): BattaliaView {
  const moved = (hero: Hero) => (hero.number === Number(args.hero) ? { ...hero, field } : hero);
  const players = view.players.map((player) =>
    player.seat === args.seat ? { ...player, heroes: player.heroes.map(moved) } : player,
  );
  return { ...view, players };
}

function withCards(view: BattaliaView, args: Event['args'], count: number): BattaliaView {
  const players = view.players.map((player) =>
    player.seat === args.seat ? { ...player, ambush: Math.max(0, player.ambush + count) } : player,
  );
  return { ...view, players };
}

function withField(view: BattaliaView, name: unknown, change: Partial<Field>): BattaliaView {
  const field = view.board.fields[String(name)];
  if (!field) return view;
  const fields = { ...view.board.fields, [String(name)]: { ...field, ...change } };
  return { ...view, board: { ...view.board, fields } };
}

export const day = stepped((view, args) => ({
  ...view,
  week: Number(args.week),
  day: Number(args.day),
}));

export const turn = stepped((view, args) => ({
  ...view,
  turn: { ...view.turn, seats: args.seats as number[] },
}));

export const heroTo = stepped((view, args) => withHero(view, args, String(args.field)));

export const heroLost = stepped((view, args) => withHero(view, args, null));

export const hidden = stepped((view, args) => withCards(view, args, Number(args.count)));

export const fromAmbush = stepped((view, args) => withCards(view, args, -Number(args.count)));

export const city = stepped((view, args) =>
  withField(view, args.field, {
    owner: typeof args.owner === 'number' && args.owner >= 0 ? args.owner : null,
    level: Number(args.level),
  }),
);

export const concealed = stepped((view, args) => withField(view, args.field, { concealed: true }));

export const turned = stepped((view, args) =>
  withField(view, args.field, { exits: args.exits as Field['exits'] }),
);

export const replaced = stepped((view, args) =>
  withField(view, args.field, { terrain: args.terrain as Field['terrain'] }),
);

export const laid = stepped((view, args) =>
  withField(view, args.field, {
    place: args.terrain_card as Field['place'],
    shape: args.shape as Field['shape'],
    terrain: args.terrain as Field['terrain'],
    exits: args.exits as Field['exits'],
  }),
);
