/** What a learner presses next, one thing after the other, until the move of a lesson is made. */
import type { Action } from '../net/protocol';
import { type Choice, sameAction } from '../prompt/choice';
import type { Choices } from '../prompt/choices.svelte';
import { pieceNamed } from './pointing';

/** What a lesson waits for. */
export interface Led {
  key: string; // of the choice among the open ones
  refs: string[]; // the pieces that it mentions
  way: Action[]; // the move, and those that follow before somebody else does anything
  selected: boolean; // whether the piece that is selected is one of them
}

export function ledTo({ selected }: Choices, choice: Choice, way: Action[]): Led {
  const meant = selected?.choices.some(({ action }) => sameAction(action, choice.action)) ?? false;
  return { key: choice.key, refs: choice.refs.filter(pressed), way, selected: meant };
}

/** Where something could be dropped is nothing to press. */
function pressed(ref: string): boolean {
  return !/^(place|to):/.test(ref);
}

/** What a board knows of its own gestures: places to press, the best first; none where pieces and verbs say it all. */
export type Leads = (root: ParentNode, led: Led) => Element[][];

/** Everything outside the list of options: that is for those who look for it. */
export function outside(root: ParentNode, selector: string): Element[] {
  return [...root.querySelectorAll(selector)].filter((one) => !one.closest('#list, :disabled'));
}

/** Places to press, the best first: the first of them that can be seen is the one. */
export function pressesTo(root: ParentNode, led: Led, leads: Leads = () => []): Element[][] {
  const [wanted] = led.way;
  if (!wanted) return [];
  const at = (selector: string) => outside(root, selector);
  const pieces = at(led.refs.map((ref) => pieceNamed(ref)).join(', ') || '[data-none]').filter(
    (piece) => piece.matches('[data-can]') && !piece.matches('[data-selected], [data-taken]'),
  );
  return [
    at('dialog[open] [data-confirm]'),
    ...leads(root, led),
    at(`[data-choice=${JSON.stringify(led.key)}]`),
    led.selected ? at(`[data-verb=${JSON.stringify(wanted.verb)}]`) : [],
    at(`[data-proposes~=${JSON.stringify(wanted.verb)}]`),
    pieces.filter((piece) => piece.matches('[data-target]')),
    pieces,
  ];
}
