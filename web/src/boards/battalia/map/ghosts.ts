/** Cards that could be laid: what is asked for `site` is shown on the map as it would lie. */
import type { Choice } from '../../../prompt/choices.svelte';
import { turned } from '../art/roads';
import type { MapView } from './shown';

const SHAPES = ['dead_end', 'straight', 'curve', 't', 'x'];
const EXITS = [1, 5, 3, 7, 15]; // of the shapes, before they are turned

export interface Ghost {
  place: 'road' | 'city';
  terrain: string;
  exits: number;
  ways: number; // how many rotations fit
}

/** The card a choice would lay; null where it lays none. */
export function cardOf(choice: Choice, view: MapView): Omit<Ghost, 'ways'> | null {
  if (choice.action.verb !== 'site') return null;
  const { decision, action } = choice;
  const place = decision.about.action === 'city' ? 'city' : 'road';
  const shape = SHAPES.indexOf(String(decision.about.shape));
  if (EXITS[shape] === undefined) return null;
  const stack = view.stock.stacks[`${place}.${SHAPES[shape]}`];
  return {
    place,
    terrain: stack?.top ?? 'neutral',
    exits: turned(EXITS[shape], Number(action.args.turned ?? 0)),
  };
}

/** By field; the choice that is looked at decides which way round its card is shown. */
export function ghostsOf(choices: Choice[], looked: string[], view: MapView): Map<string, Ghost> {
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
