/** Pieces that are brought to their place in one movement: a stack to one's own cards, land to its field.

Only with a mouse or a pen: a finger that moves scrolls.
*/
import type { Attachment } from 'svelte/attachments';
import type { Hands } from './hands.svelte';
import type { TakenUp } from './intent.svelte';

const STRAY = 8; // pixels: less is a click
const OWN = '[data-own-cards]';

/** The field, or one's own cards, under a point. */
export function placeAt(x: number, y: number): { field: string; own: boolean } {
  const under = document.elementFromPoint(x, y);
  const field = under?.closest('[data-field]')?.getAttribute('data-field') ?? '';
  return { field, own: under?.closest(OWN) != null };
}

/** A movement ends with a click, which would mean something else. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50);
}

export function carried(hands: Hands, taken: () => TakenUp | null): Attachment<HTMLElement> {
  return (element) => {
    let end: AbortController | null = null;

    function pressed(from: PointerEvent): void {
      end?.abort();
      end = null;
      const what = taken();
      if (!what || from.button !== 0 || from.pointerType === 'touch') return;
      const gesture = new AbortController();
      const { signal } = gesture;
      end = gesture;
      let begun = false;
      const moved = ({ clientX, clientY }: PointerEvent) => {
        if (begun || Math.hypot(clientX - from.clientX, clientY - from.clientY) < STRAY) return;
        begun = true;
        void hands.carry(what);
      };
      const dropped = ({ clientX, clientY }: PointerEvent) => {
        gesture.abort();
        if (!begun) return;
        swallowClick();
        void hands.drop(placeAt(clientX, clientY));
      };
      window.addEventListener('pointermove', moved, { signal });
      window.addEventListener('pointerup', dropped, { signal });
      window.addEventListener('pointercancel', () => gesture.abort(), { signal });
    }

    const unwanted = (event: Event) => event.preventDefault(); // the browser's own dragging
    element.addEventListener('pointerdown', pressed);
    element.addEventListener('dragstart', unwanted);
    return () => {
      end?.abort();
      element.removeEventListener('pointerdown', pressed);
      element.removeEventListener('dragstart', unwanted);
    };
  };
}
