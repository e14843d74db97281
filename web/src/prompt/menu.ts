/** What stands in the menu of a selected piece, line by line. */
import type { WhyNotAction } from '../boards/whyNotActions';
import { targetsOf } from './choice';
import type { Choice, Choices } from './choices.svelte';

export type MenuLine =
  | { kind: 'choice'; choice: Choice } // does it
  | { kind: 'verb'; verb: string; text: string; choices: Choice[] } // then one points at a target
  | { kind: 'not'; action: WhyNotAction }; // says why it cannot be done

const SMALL = 9; // choices that a menu lists; more are pointed at on the board, or in the list

/** The verbs of the piece; or, with one verb, its choices where pointing at the board does not tell them apart. */
export function menuOf(choices: Choices): MenuLine[] {
  const { selected, offers, meant } = choices;
  if (!selected) return [];
  const not = selected.wished.map((action): MenuLine => ({ kind: 'not', action }));
  if (selected.verb !== null || offers.length === 1) {
    return destroyingLast(choices, listed(choices, meant), not);
  }
  const able = offers.map(({ verb, text, choices: found }): MenuLine => {
    const [first] = found;
    return found.length === 1 && first
      ? { kind: 'choice', choice: first }
      : { kind: 'verb', verb, text, choices: found };
  });
  return destroyingLast(choices, able, not);
}

function destroyingLast(choices: Choices, able: MenuLine[], not: MenuLine[]): MenuLine[] {
  const harmless = able.filter((line) => !dangerous(choices, line));
  const last = able.filter((line) => dangerous(choices, line));
  return [...harmless, ...not, ...last];
}

function dangerous(choices: Choices, line: MenuLine): boolean {
  if (line.kind === 'not') return false;
  const [first] = line.kind === 'choice' ? [line.choice] : line.choices;
  return first !== undefined && choices.manners(first).danger === true;
}

function listed(choices: Choices, meant: Choice[]): MenuLine[] {
  const refs = choices.selected?.refs ?? [];
  const aimed = meant.length > 1 && meant.every((choice) => targetsOf(choice, refs).some(onBoard));
  if (aimed || meant.length > SMALL) return [];
  return meant.map((choice) => ({ kind: 'choice', choice }));
}

function onBoard(ref: string): boolean {
  return document.querySelector(`[data-refs~="${CSS.escape(ref)}"]`) !== null;
}
