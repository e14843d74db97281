/** Cards for the ambush: several at once, each with the one that goes to Limbo for it. */
import type { Action, Plan } from '../../../net/protocol';

export const HIDING = 'hide';
export const HIDES = 'x'; // the letter that says so at a card of the hand
export const SLOTS = 3;

const price = ({ goal }: Plan) => String(goal.args.card);

/** What pays for every card that is to be hidden, the cheapest first; null where that is too little.

`passed` is how many ways are passed over for the last of them.
*/
export function pricesOf(
  plans: Plan[],
  hidden: string[],
  hand: string[],
  passed = 0,
): Plan[] | null {
  const left = [...hand];
  if (!hidden.every((card) => taken(left, card))) return null;
  const found: Plan[] = [];
  for (const index of hidden.keys()) {
    const able = plans.filter((plan) => left.includes(price(plan)));
    const last = index === hidden.length - 1;
    const plan = able[last ? passed % Math.max(1, able.length) : 0];
    if (!plan) return null;
    taken(left, price(plan));
    found.push(plan);
  }
  return found;
}

/** The cards to hide after one was pressed: added, put back, or alone where they do not go together. */
export function pressedCard(
  hidden: string[],
  card: string,
  back: boolean,
  fits: (cards: string[]) => boolean,
): string[] {
  if (back) {
    const left = [...hidden];
    taken(left, card);
    return left;
  }
  return fits([...hidden, card]) ? [...hidden, card] : [card];
}

/** What is done, one after the other: a card goes to Limbo, another one is hidden. */
export function hidingSteps(hidden: string[], prices: Plan[]): Action[] {
  return hidden.flatMap((card, index) => [
    ...(prices[index]?.steps.slice(0, 1) ?? []),
    { verb: 'name', args: { card } },
  ]);
}

function taken(cards: string[], card: string): boolean {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}
