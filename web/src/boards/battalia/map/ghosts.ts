/** Cards that could be laid: what is asked for `site` is shown on the map as it would lie. */

import type { Choice } from '../../../prompt/choices.svelte';
import { EXITS, turned } from '../art/roads';
import type { BattaliaView, Direction, Shape } from '../view';

export interface Ghost {
  place: 'road' | 'city';
  terrain: string;
  exits: Direction[];
  ways: number; // how many rotations fit
}

/** The card a choice would lay; null where it lays none. */
export function cardOf(choice: Choice, view: BattaliaView): Omit<Ghost, 'ways'> | null {
  const { decision, action } = choice;
  if (action.verb !== 'site') return null;
  const place = decision.about.action === 'city' ? 'city' : 'road';
  const shape = decision.about.shape as Shape;
  return {
    place,
    terrain: view.stock.stacks[`${place}.${shape}`]?.top ?? 'neutral',
    exits: turned(EXITS[shape], Number(action.args.turned ?? 0)),
  };
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
