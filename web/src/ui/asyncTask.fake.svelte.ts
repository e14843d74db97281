/** For tests: an effect that asks something when it begins. */
import type { AsyncTask } from './asyncTask.svelte';

export function asking(task: AsyncTask, what: () => Promise<void>): () => void {
  return $effect.root(() => {
    $effect(() => {
      void task.run(what);
    });
  });
}
