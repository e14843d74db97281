/** The open decisions as one list of choices, and the choices of a piece by their verbs. */

import type { WhyNotActions, WhyNotContext } from '../boards/whyNotActions';
import type { Action, Decision, Goal, Plan } from '../net/protocol';
import type { View } from '../net/shown';
import { type Choice, type Offer, type Ref, sameAction } from './choice';
import { byManners, mannersOf, type Verbs } from './manners';
import { joined } from './payments';

/** What a game has to say about its actions. */
export interface ActionMap {
  /** The pieces an action mentions. */
  pieces: (action: Action, decision: Decision, view: View) => Ref[];
  /** The heading a long list puts the action under: the id of a text. */
  group: (action: Action) => string;
  /** Headings in the order they are shown; others follow. */
  groups: string[];
  /** What people may want to do although no option says so. */
  whyNotActions?: WhyNotActions;
  /** What selecting a piece may be meant for, to be reached in several steps: the server is asked how. */
  goals?: (ref: Ref, at: WhyNotContext) => Goal[];
}

/** Every option of every decision, in the order of its game, those that destroy last. */
export function listed(
  decisions: Decision[],
  actionMap: ActionMap,
  verbs: Verbs,
  view: View,
): Choice[] {
  const order = (group: string) => (actionMap.groups.indexOf(group) + 1 || 99) - 1;
  const danger = ({ action }: Choice) => (mannersOf(verbs, action.verb).danger ? 1 : 0);
  const choices = decisions.flatMap((decision) =>
    decision.actions
      .map((action, index): Choice => {
        const key = `${decision.id}/${index}`;
        return {
          key,
          number: 0,
          decision,
          action,
          text: action.text ?? action.verb,
          group: actionMap.group(action),
          refs: [key, ...actionMap.pieces(action, decision, view)],
        };
      })
      .sort((a, b) => order(a.group) - order(b.group) || danger(a) - danger(b)),
  );
  return choices.map((choice, index) => ({ ...choice, number: index + 1 }));
}

/** Plans as choices: they begin with an answer to an open decision and go on by themselves. */
export function planned(
  plans: Plan[],
  decisions: Decision[],
  actionMap: ActionMap,
  view: View,
): Choice[] {
  const choices = plans.flatMap(({ goal, steps, text, pays }, index): Choice[] => {
    const [first] = steps;
    const decision = decisions.find(({ actions }) =>
      actions.some((action) => first && sameAction(action, first)),
    );
    if (!decision) return [];
    const key = `plan/${goal.verb}/${index}`;
    const refs = [key, ...actionMap.pieces(goal, decision, view)];
    const group = actionMap.group(goal);
    return [{ key, number: 0, decision, action: goal, text, group, refs, steps, pays }];
  });
  return joined(choices);
}

/** The verbs of some choices, harmless ones first; one with several choices has a name of its own. */
export function offersOf(
  choices: Choice[],
  verbs: Verbs,
  name: (verb: string, first: Choice) => string,
): Offer[] {
  const byVerb = new Map<string, Choice[]>();
  for (const choice of choices) {
    const { verb } = choice.action;
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), choice]);
  }
  const offers = [...byVerb].map(([verb, found]) => {
    const [first, ...others] = found as [Choice, ...Choice[]];
    return { verb, text: others.length === 0 ? first.text : name(verb, first), choices: found };
  });
  return offers.sort((one, other) => byManners(verbs, one.verb, other.verb));
}
