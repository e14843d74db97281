/** What somebody may want to do although no option says so: the server then says why it is not possible.

These are guesses at a wish, not rules: whether something is possible only the server knows.
*/
import type { View } from '../net/shown';
import type { Ref } from '../prompt/choices.svelte';

/** An action to ask about, in words. */
export interface WhyNotAction {
  verb: string;
  args: Record<string, unknown>;
  text: string;
}

/** Where the wish arises. */
export interface WhyNotContext {
  view: View;
  seat: number;
  verbs: Set<string>; // of the options that there are
  name: (seat: number) => string;
  word: (id: string) => string;
}

export interface WhyNotActions {
  /** What pressing a piece would mean. */
  of: (ref: Ref, at: WhyNotContext) => WhyNotAction[];
  /** What is done again and again in this game. */
  usual: (at: WhyNotContext) => WhyNotAction[];
  /** The argument that tells two actions of a verb apart, for those who wonder. */
  about: Record<string, string>;
}

/** Whether an option offers the same, perhaps in another way. */
export function offered(
  whyNotAction: WhyNotAction,
  options: { verb: string; args: Record<string, unknown> }[],
  about: Record<string, string>,
): boolean {
  const key = about[whyNotAction.verb];
  return options.some(
    ({ verb, args }) =>
      verb === whyNotAction.verb && (key === undefined || args[key] === whyNotAction.args[key]),
  );
}

/** The same wish only once, also where several pieces or reasons lead to it. */
export function distinct(whyNotActions: WhyNotAction[]): WhyNotAction[] {
  const found = new Map(whyNotActions.map((one) => [JSON.stringify([one.verb, one.args]), one]));
  return [...found.values()];
}
