/** Which sheet of a phone holds the pieces of an option that is looked at. */
import type { Ref } from '../../../prompt/choices.svelte';
import { ACTIONS } from '../actions';

export type Sheet = 'market' | 'base' | 'actions' | 'log' | `rival-${number}`;

/** None where its pieces are always in sight: the Ark, the own cards, the dice. */
export function sheetFor(refs: Ref[], me: number): Sheet | null {
  for (const ref of refs) {
    const [kind = '', value = ''] = ref.split(/:(.*)/s);
    if (kind === 'slot' || kind === 'deck') return 'market';
    if (kind === 'at') return 'base';
    if (kind === 'do' && ACTIONS.some((action) => action === value)) return 'actions';
    const seat = Number(value.split('.')[0]);
    if (kind === 'pile' && seat !== me) return `rival-${seat}`;
  }
  return null;
}
