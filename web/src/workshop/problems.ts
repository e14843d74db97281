/** Problems of a draft, sorted by the card and the field they are about. */
import type { DraftProblem } from './types';

export interface Place {
  section: string;
  id: string; // '' where it is about the whole section or pack
  path: string; // within the card: effect[0].amount
}

const IN_LIST = /^([a-z_]+)\[\d+\](?: "([^"]*)")?\.?(.*)$/;

/** `cards.bomber.cost` and `cards[3] "bomber".cost` lead to the same field. */
export function placeOf(path: string): Place {
  const listed = IN_LIST.exec(path);
  if (listed) return { section: listed[1] ?? '', id: listed[2] ?? '', path: listed[3] ?? '' };
  const [section = '', id = '', ...rest] = path.split('.');
  return { section, id, path: rest.join('.') };
}

export interface PlacedProblem extends Place {
  problem: DraftProblem;
}

export function placed(problems: readonly DraftProblem[]): PlacedProblem[] {
  return problems.map((problem) => ({ ...placeOf(problem.path), problem }));
}

/** The problems of a card that are about a field, or about something inside it. */
export function at(problems: readonly PlacedProblem[], path: string): PlacedProblem[] {
  return problems.filter(
    (one) =>
      one.path === path || one.path.startsWith(`${path}.`) || one.path.startsWith(`${path}[`),
  );
}
