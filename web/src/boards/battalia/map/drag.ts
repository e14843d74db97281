/** Where a figure can be dragged: the choices that mention it and a field. */
import type { Choice } from '../../../prompt/choices.svelte';

/** While a hero walks, the question is about him and its answers name fields only. */
export function movesOf(choices: Choice[], figure: string): Choice[] {
  return choices.filter(({ action, decision, refs }) => {
    if (typeof action.args.field !== 'string') return false;
    const { hero } = decision.about;
    return refs.includes(figure) || `hero:${decision.seat}.${hero}` === figure;
  });
}
