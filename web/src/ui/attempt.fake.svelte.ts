/** For tests: an effect that asks something when it begins. */
import type { Attempt } from './attempt.svelte';

export function asking(attempt: Attempt, what: () => Promise<void>): () => void {
  return $effect.root(() => {
    $effect(() => {
      void attempt.run(what);
    });
  });
}
