/** Spreads what a change brings over the frames after it.

A scene changes the board, the words above it, the log and "since your last turn". Drawing all of that takes longer
than one frame may last, and nobody notices if the log follows the board a few frames later.
*/
import { untrack } from 'svelte';

/** Follows what it reads, this many frames later; at first it is the same. */
export function later<T>(read: () => T, frames: number): { readonly current: T } {
  let current = $state.raw(untrack(read));
  let waiting = 0; // for this frame; 0: for none

  function wait(left: number): void {
    waiting = requestAnimationFrame(() => {
      if (left > 1) {
        wait(left - 1);
        return;
      }
      waiting = 0;
      current = untrack(read); // the latest: changes that come quickly do not put it off
    });
  }

  $effect(() => {
    read();
    if (waiting === 0) wait(frames);
  });
  $effect(() => () => cancelAnimationFrame(waiting));

  return {
    get current() {
      return current;
    },
  };
}
