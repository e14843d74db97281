/** What selecting a piece may be meant for, to be reached in several steps. */
import type { Goal } from '../net/protocol';
import type { Ref } from '../prompt/choices.svelte';
import { mannersOf, type Verbs } from '../prompt/manners';
import type { WhyNotActions, WhyNotContext } from './whyNotActions';

/** The wishes of a piece whose verbs can be planned; of their arguments only the one that matters. */
export function goalsFrom({ of, about }: WhyNotActions, verbs: Verbs) {
  return (ref: Ref, at: WhyNotContext): Goal[] =>
    of(ref, at)
      .filter(({ verb }) => mannersOf(verbs, verb).planned)
      .map(({ verb, args }) => {
        const key = about[verb];
        return { verb, args: key === undefined ? {} : { [key]: args[key] } };
      });
}
