/** Any card large: under the mouse after a moment, at keyboard focus, and while a finger rests on it.

```svelte
<div tabindex="0" {...piece(choices, refs, label)} {@attach zoomable('xibalba', 'gunslinger#2')}>…</div>
```

Give the element a tabindex of its own, so that cards that cannot be pressed are reached by keyboard too.
`Zoom.svelte` is there once per page and draws what is shown here.
*/
import type { Attachment } from 'svelte/attachments';
import { on as listen } from 'svelte/events';

export interface Shown {
  game: string;
  id: string;
  anchor: Element;
}

const HOVER = 350; // milliseconds: passing over cards opens nothing
const PRESS = 450;
const STRAY = 12; // pixels a resting finger may move
export const ZOOM_ID = 'zoomed-card';

class Zoom {
  shown = $state.raw<Shown | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(shown: Shown): void {
    this.hide();
    this.shown = shown;
    shown.anchor.setAttribute('aria-describedby', ZOOM_ID);
  }

  soon(shown: Shown, delay: number, then?: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.show(shown);
      then?.();
    }, delay);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.shown?.anchor.removeAttribute('aria-describedby');
    this.shown = null;
  }

  /** Only the card that is shown may take itself away. */
  leave(anchor: Element): void {
    clearTimeout(this.#timer);
    if (this.shown?.anchor === anchor) this.hide();
  }
}

export const zoom = new Zoom();

export function zoomable(game: string, id: string): Attachment<Element> {
  return (anchor) => {
    const shown = { game, id, anchor };
    const offs: (() => void)[] = [];
    // Not `addEventListener`: a focused card that is taken off the board says `focusout` while the
    // board is being drawn, where nothing may change what is shown.
    const on = (name: string, heard: (event: never) => void, capture = false) =>
      offs.push(listen(anchor, name, heard as EventListener, { capture }));
    let held: { x: number; y: number; long: boolean } | null = null;

    on('pointerenter', (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.buttons === 0) zoom.soon(shown, HOVER);
    });
    on('pointerleave', (event: PointerEvent) => {
      if (event.pointerType === 'mouse') zoom.leave(anchor);
    });
    on('focusin', () => {
      if (anchor.matches(':focus-visible')) zoom.show(shown);
    });
    on('focusout', () => zoom.leave(anchor));
    on('pointerdown', (event: PointerEvent) => {
      zoom.hide();
      held = null;
      if (event.pointerType === 'mouse') return;
      const touch = { x: event.clientX, y: event.clientY, long: false };
      held = touch;
      zoom.soon(shown, PRESS, () => {
        touch.long = true;
      });
    });
    on('pointermove', (event: PointerEvent) => {
      if (!held || held.long) return;
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) > STRAY) zoom.leave(anchor);
    });
    for (const end of ['pointerup', 'pointercancel']) {
      on(end, () => {
        if (held && !held.long) zoom.leave(anchor);
      });
    }
    // A long press looks at a card, it does not play it; the card stays until the next touch.
    on(
      'click',
      (event: MouseEvent) => {
        if (!held?.long) return;
        held = null;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
    on('contextmenu', (event: MouseEvent) => {
      if (held) event.preventDefault();
    });
    return () => {
      for (const off of offs) off();
      zoom.leave(anchor);
    };
  };
}
