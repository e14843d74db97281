/** What a single event of Xibalba tells of the view: shown until the whole view is. */
import type { Event } from '../../net/protocol';
import type { View } from '../../net/shown';
import type { Pile, Player, XibalbaView } from '../../net/views/xibalba';
import { typed } from './board';

type Step = (view: View, event: Event) => View;

const number = (value: unknown) => Number(value);

function stepped(change: (view: XibalbaView, args: Event['args']) => XibalbaView): Step {
  return (view, { args }) => change(typed(view), args);
}

function withPlayer(
  view: XibalbaView,
  seat: unknown,
  change: (player: Player) => Partial<Player>,
): XibalbaView {
  const players = view.players.map((player) =>
    player.seat === seat ? { ...player, ...change(player) } : player,
  );
  return { ...view, players };
}

function withPile(view: XibalbaView, seat: unknown, place: unknown, top: string): XibalbaView {
  return withPlayer(view, seat, ({ piles }) => {
    const pile = piles[String(place)];
    const changed: Record<string, Pile> = pile ? { [String(place)]: { ...pile, top } } : {};
    return { piles: { ...piles, ...changed } };
  });
}

function withSlot(view: XibalbaView, slot: unknown, card: string | null): XibalbaView {
  const [type = '', number = '1'] = String(slot).split('.');
  const slots = view.market[type]?.map((old, at) => (at === Number(number) - 1 ? card : old));
  return slots ? { ...view, market: { ...view.market, [type]: slots } } : view;
}

export const turn = stepped((view, args) => ({
  ...view,
  turn: { ...view.turn, seat: number(args.seat), number: number(args.number) },
}));

export const resources = stepped((view, args) =>
  withPlayer(view, args.seat, () => ({ resources: number(args.total) })),
);

export const paragon = stepped((view, args) =>
  withPlayer(view, args.seat, () => ({ paragon: number(args.total) })),
);

export const level = stepped((view, args) =>
  withPlayer(view, args.seat, () => ({ level: number(args.level) })),
);

export const life = stepped((view, args) => ({
  ...view,
  ark: { ...view.ark, life: number(args.total) },
}));

export const arkEmpty = stepped((view) => ({
  ...view,
  ark: { ...view.ark, card: null, owner: null, life: 0 },
}));

export const enter = stepped((view, args) => ({
  ...view,
  ark: {
    ...view.ark,
    card: String(args.card),
    owner: typeof args.seat === 'number' && args.seat >= 0 ? args.seat : null,
    life: number(args.life),
  },
}));

/** The card leaves the market for its pile. */
export const place = stepped((view, args) => {
  const card = String(args.card);
  const market = Object.fromEntries(
    Object.entries(view.market).map(([type, slots]) => [
      type,
      slots.map((one) => (one === card ? null : one)),
    ]),
  );
  return withPile({ ...view, market }, args.seat, args.place, card);
});

export const uncover = stepped((view, args) =>
  withPile(view, args.seat, args.place, String(args.card)),
);

export const reveal = stepped((view, args) => withSlot(view, args.slot, String(args.card)));
