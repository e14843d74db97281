/** Pieces that are brought to their place in one movement: a stack to one's own cards, land to its field.

A finger drags, too, except the way its list scrolls.
*/
import type { Attachment } from 'svelte/attachments';
import { keepFinger, scrolls } from '../../../prompt/fingers';
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
    let begun = false;

    function pressed(from: PointerEvent): void {
      end?.abort();
      end = null;
      begun = false;
      const what = taken();
      if (!what || from.button !== 0) return;
      const gesture = new AbortController();
      const { signal } = gesture;
      end = gesture;
      const moved = ({ clientX, clientY, pointerType }: PointerEvent) => {
        const [right, down] = [clientX - from.clientX, clientY - from.clientY];
        if (begun || Math.hypot(right, down) < STRAY) return;
        begun = !(pointerType === 'touch' && scrolls(element, right, down));
        if (begun) void hands.carry(what);
        else gesture.abort();
      };
      const dropped = ({ clientX, clientY, pointerType }: PointerEvent) => {
        gesture.abort();
        if (!begun) return;
        begun = false;
        swallowClick();
        void hands.drop({ ...placeAt(clientX, clientY), touched: pointerType === 'touch' });
      };
      window.addEventListener('pointermove', moved, { signal });
      window.addEventListener('pointerup', dropped, { signal });
      window.addEventListener(
        'pointercancel',
        () => {
          gesture.abort();
          begun = false;
        },
        { signal },
      );
    }

    const unwanted = (event: Event) => event.preventDefault(); // the browser's own dragging
    element.addEventListener('pointerdown', pressed);
    element.addEventListener('dragstart', unwanted);
    const letGo = keepFinger(element, () => begun);
    return () => {
      end?.abort();
      letGo();
      element.removeEventListener('pointerdown', pressed);
      element.removeEventListener('dragstart', unwanted);
    };
  };
}
