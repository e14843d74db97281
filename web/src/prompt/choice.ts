/** One answer to an open decision, and which pieces of the board it mentions. */
import type { Action, Decision } from '../net/protocol';

export type Ref = string;

/** One way to get to a choice: what is done first, and what that uses up, in words. */
export interface Way {
  text: string;
  steps: Action[];
  pays: string[];
}

export interface Choice {
  key: string;
  number: number; // from 1: the key that chooses it
  decision: Decision;
  action: Action;
  text: string;
  group: string; // '' where the game makes no groups
  refs: Ref[]; // the first one is its key: a button of its own answers to that
  steps?: Action[]; // what is done first to get there, in this order, as the server proposes
  pays?: string[]; // what is used up by that, in words
  ways?: Way[]; // all ways to pay for it, the cheapest first; `steps` are those of one of them
}

/** The verbs of a piece: one per line, whether it can be done or not. */
export interface Offer {
  verb: string;
  text: string;
  choices: Choice[];
}

/** Every argument is a reference: `{field: "3,4"}` mentions `field:3,4`. */
export function mentioned(args: Record<string, unknown>): Ref[] {
  return Object.entries(args)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => `${key}:${value}`);
}

export function mentionsNothing({ key, refs }: Choice): boolean {
  return refs.every((ref) => ref === key || ref.startsWith('do:'));
}

export function sameAction(one: Action, other: Action): boolean {
  return one.verb === other.verb && JSON.stringify(one.args) === JSON.stringify(other.args);
}

/** The same question with the same answers, whoever else did something meanwhile. */
export function sameDecisions(one: Decision[], other: Decision[]): boolean {
  if (one === other) return true;
  const said = (decisions: Decision[]) =>
    JSON.stringify(
      decisions.map(({ id, actions }) => [id, actions.map(({ verb, args }) => [verb, args])]),
    );
  return one.length === other.length && said(one) === said(other);
}

/** What one has to point at, once a piece is selected, to mean this choice. */
export function targetsOf(choice: Choice, selected: Ref[]): Ref[] {
  return choice.refs.filter(
    (ref) => ref !== choice.key && !ref.startsWith('do:') && !selected.includes(ref),
  );
}
