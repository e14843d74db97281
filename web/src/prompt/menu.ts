/** What stands in the menu of a selected piece, line by line. */
import type { WhyNotAction } from '../boards/whyNotActions';
import { targetsOf, type Way } from './choice';
import type { Choice, Choices } from './choices.svelte';
import { nextWay } from './payments';

export type MenuLine =
  | { kind: 'choice'; choice: Choice } // does it
  | { kind: 'verb'; verb: string; text: string; choices: Choice[] } // then one points at a target
  | { kind: 'otherwise'; choice: Choice; way: Way } // pays for the choice before it in another way
  | { kind: 'not'; action: WhyNotAction; sought: boolean }; // says why it cannot be done, once that is known

const SMALL = 9; // choices that a menu lists; more are pointed at on the board, or in the list

/** The verbs of the piece; or, with one verb, its choices where pointing at the board does not tell them apart. */
export function menuOf(choices: Choices): MenuLine[] {
  const { selected, offers, meant } = choices;
  if (!selected) return [];
  const not = selected.wished.map(
    (action): MenuLine => ({ kind: 'not', action, sought: selected.sought.includes(action.verb) }),
  );
  if (selected.verb !== null || offers.length === 1) {
    return destroyingLast(choices, listed(choices, meant), not);
  }
  const few = selected.choices.length + not.length <= SMALL;
  const able = offers.flatMap(({ verb, text, choices: found }): MenuLine[] =>
    found.length === 1 || (few && !areAimed(choices, found))
      ? found.flatMap(payable)
      : [{ kind: 'verb', verb, text, choices: found }],
  );
  return destroyingLast(choices, able, not);
}

function destroyingLast(choices: Choices, able: MenuLine[], not: MenuLine[]): MenuLine[] {
  const harmless = able.filter((line) => !dangerous(choices, line));
  const last = able.filter((line) => dangerous(choices, line));
  return [...harmless, ...not, ...last];
}

function dangerous(choices: Choices, line: MenuLine): boolean {
  if (line.kind === 'not') return false;
  const [first] = line.kind === 'verb' ? line.choices : [line.choice];
  return first !== undefined && choices.manners(first).danger === true;
}

/** Whether pointing at the board tells them apart. */
function areAimed(choices: Choices, meant: Choice[]): boolean {
  const refs = choices.selected?.refs ?? [];
  return meant.every((choice) => targetsOf(choice, refs).some(onBoard));
}

function listed(choices: Choices, meant: Choice[]): MenuLine[] {
  if ((meant.length > 1 && areAimed(choices, meant)) || meant.length > SMALL) return [];
  return meant.flatMap(payable);
}

/** A choice, and how else it could be paid for. */
function payable(choice: Choice): MenuLine[] {
  const way = nextWay(choice);
  const does: MenuLine = { kind: 'choice', choice };
  return way ? [does, { kind: 'otherwise', choice, way }] : [does];
}

function onBoard(ref: string): boolean {
  return document.querySelector(`[data-refs~="${CSS.escape(ref)}"]`) !== null;
}
