/** Whether what is shown fills the window, as a table does: then it brings its own top bar. */
import { untrack } from 'svelte';

class Framed {
  #count = $state(0);

  get on(): boolean {
    return this.#count > 0;
  }

  /** Call it while a component is made: it lasts as long as the component is there.

  It counts once the component is mounted: what is replaced before that never counted, and need not be taken off.
  */
  fill(): void {
    $effect(() => {
      untrack(() => {
        this.#count += 1;
      });
      return () => {
        this.#count -= 1;
      };
    });
  }
}

export const framed = new Framed();
