/** Whether what is shown fills the window, as a table does: then it brings its own top bar. */
import { onDestroy } from 'svelte';

class Framed {
  #count = $state(0);

  get on(): boolean {
    return this.#count > 0;
  }

  /** Call it while a component is made: it lasts as long as the component. */
  fill(): void {
    this.#count += 1;
    onDestroy(() => {
      this.#count -= 1;
    });
  }
}

export const framed = new Framed();
