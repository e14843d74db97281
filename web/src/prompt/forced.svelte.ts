/** Questions with a single answer answer themselves, where that tells nobody anything. */
import { untrack } from 'svelte';
import type { Action, Decision } from '../net/protocol';
import type { ShownTable } from '../net/shown';
import { mannersOf, type Verbs } from './manners';

const LEAST = 700; // milliseconds: where hidden cards decide how many answers there are,
const MOST = 2200; // the only one takes as long as a choice would

interface Manners {
  verbs: Verbs;
  asksAlways: string[];
}

/** The only answer to what is asked; null where it is given by hand. */
export function forced(
  decision: Decision | undefined,
  { verbs, asksAlways }: Manners,
): Action | null {
  if (!decision || decision.idle || asksAlways.includes(decision.kind)) return null;
  const [only, ...others] = decision.actions;
  if (!only || others.length > 0 || mannersOf(verbs, only.verb).ends) return null;
  return only;
}

/** Call it where a match is shown; `told` hears of every answer that was given. */
export function answerForced(
  live: ShownTable,
  manners: Manners,
  wanted: () => boolean,
  told: (decision: Decision, action: Action) => void,
): void {
  $effect(() => {
    const decision = live.urgent[0];
    const only = forced(decision, manners);
    if (!only || !decision || !wanted() || live.play?.paused || live.answering || live.refusal)
      return;
    const answer = () =>
      untrack(() => {
        live.act(decision, only);
        told(decision, only);
      });
    if (!decision.secret) {
      answer();
      return;
    }
    const timer = setTimeout(answer, LEAST + Math.random() * (MOST - LEAST));
    return () => clearTimeout(timer);
  });
}
