/** Cards that could be laid: what is asked for `site` is shown on the map as it would lie. */

import type { Choice } from '../../../prompt/choices.svelte';
import { EXITS, turned } from '../art/roads';
import type { BattaliaView, Direction, Shape } from '../view';

export interface Ghost {
  place: 'road' | 'city';
  terrain: string;
  exits: Direction[];
  ways: number; // how many rotations fit
  turned?: number; // which of them it is, where it can be turned
  chosen?: boolean; // it is to be built there
}

/** The top card of a stack, turned. */
export function landCard(
  place: Ghost['place'],
  shape: Shape,
  quarters: number,
  view: BattaliaView,
): Pick<Ghost, 'place' | 'terrain' | 'exits'> {
  const terrain = view.stock.stacks[`${place}.${shape}`]?.top ?? 'neutral';
  return { place, terrain, exits: turned(EXITS[shape], quarters) };
}

/** The card a choice would lay; null where it lays none. */
export function cardOf(choice: Choice, view: BattaliaView): ReturnType<typeof landCard> | null {
  const { decision, action } = choice;
  if (action.verb !== 'site') return null;
  const place = decision.about.action === 'city' ? 'city' : 'road';
  return landCard(place, decision.about.shape as Shape, Number(action.args.turned ?? 0), view);
}

/** By field; the choice that is looked at decides which way round its card is shown. */
export function ghostsOf(
  choices: Choice[],
  looked: string[],
  view: BattaliaView,
): Map<string, Ghost> {
  const found = new Map<string, Ghost>();
  for (const choice of choices) {
    const card = cardOf(choice, view);
    if (!card) continue;
    const field = String(choice.action.args.field);
    const known = found.get(field);
    const ways = (known?.ways ?? 0) + 1;
    found.set(field, { ...(known && choice.refs !== looked ? known : card), ways });
  }
  return found;
}
