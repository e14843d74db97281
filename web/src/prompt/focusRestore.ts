/** Focus that lasts: after an answer the board is drawn anew, and whoever plays by keys stays where they were. */

const SOON = 1500; // milliseconds: later somebody has gone elsewhere on purpose

/** Attach to the board, and call what is returned whenever it has changed. */
export function restoreFocus(board: () => HTMLElement | undefined) {
  let refs = '';
  let at = 0;
  return {
    /** A piece has focus. */
    focused(event: FocusEvent): void {
      refs = (event.target as Element).closest('[data-refs]')?.getAttribute('data-refs') ?? '';
      at = Date.now();
    },
    /** A key was pressed there. */
    pressed(): void {
      at = Date.now();
    },
    /** The board is new: find the piece again if its focus was lost. */
    restore(): void {
      if (!refs || Date.now() - at > SOON || document.activeElement !== document.body) return;
      const found = board()?.querySelector<HTMLElement>(
        `[data-refs="${refs.replaceAll('"', '')}"]`,
      );
      if (found && !found.hasAttribute('tabindex')) found.setAttribute('tabindex', '-1');
      found?.focus({ preventScroll: true });
    },
  };
}
