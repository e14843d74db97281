/** Dragging pieces onto each other: a die into the kept ones, a card onto a pile, a soldier to the Ark.

A piece that is dragged and the place it is dropped on are known by references, like all pieces; what
comes of it follows from the open options that mention both.
*/
import type { Attachment } from 'svelte/attachments';
import { zoom } from '../../cards/zoom.svelte';
import type { Choices, Ref } from '../../prompt/choices.svelte';
import { keepFinger, scrolls } from '../../prompt/fingers';

const START = 8; // pixels: less is a click

const places = new Map<Element, () => Ref[]>();

/** A place that pieces are dropped on. */
export function dropPlace(refs: () => Ref[]): Attachment<Element> {
  return (element) => {
    places.set(element, refs);
    return () => places.delete(element);
  };
}

/** A piece that can be dragged by mouse, pen or finger; a finger scrolls where there is something to scroll. */
export function draggable(choices: Choices, refs: Ref[], label: string): Attachment<HTMLElement> {
  return (element) => {
    const off = new AbortController();
    const { signal } = off;
    let ghost: HTMLElement | undefined;
    let from: { x: number; y: number } | undefined;
    let over: Element | undefined;

    const open = (place: Element) => choices.joining(refs, places.get(place)?.() ?? []);
    const mark = () => {
      for (const place of places.keys()) {
        place.toggleAttribute('data-drop', ghost !== undefined && open(place).length > 0);
      }
    };
    const end = () => {
      ghost?.remove();
      ghost = from = undefined;
      over?.removeAttribute('data-over');
      over = undefined;
      mark();
    };

    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button === 0 && choices.of(refs).length > 0) {
          from = { x: event.clientX, y: event.clientY };
        }
      },
      { signal },
    );
    const moved = (event: PointerEvent) => {
      if (!from) return;
      if (!ghost) {
        const [right, down] = [event.clientX - from.x, event.clientY - from.y];
        if (Math.hypot(right, down) < START) return;
        if (event.pointerType === 'touch' && scrolls(element, right, down)) {
          from = undefined;
          return;
        }
        zoom.hide();
        ghost = shadowOf(element);
        mark();
      }
      ghost.style.left = `${event.clientX}px`;
      ghost.style.top = `${event.clientY}px`;
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const next = under.find((place) => places.has(place) && open(place).length > 0);
      if (next !== over) {
        over?.removeAttribute('data-over');
        over = next;
        over?.setAttribute('data-over', '');
      }
    };
    const dropped = () => {
      const place = over;
      const was = ghost !== undefined;
      end();
      if (!was) return;
      // A click that follows at once belongs to the drag.
      const swallow = (event: Event) => event.stopImmediatePropagation();
      element.addEventListener('click', swallow, { capture: true });
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
      if (place) choices.press(open(place), label, place);
    };
    window.addEventListener('pointermove', moved, { signal });
    window.addEventListener('pointerup', dropped, { signal });
    window.addEventListener('pointercancel', end, { signal });
    const letGo = keepFinger(element, () => ghost !== undefined);
    return () => {
      end();
      letGo();
      off.abort();
    };
  };
}

/** What hangs at the pointer: a copy of the piece that nobody can press or read. */
function shadowOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const name of ['id', 'role', 'tabindex', 'aria-label', 'data-fly'])
    copy.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  copy.classList.add('x-dragged');
  copy.style.width = `${element.offsetWidth}px`;
  copy.style.height = `${element.offsetHeight}px`;
  (element.closest('.xibalba') ?? document.body).append(copy);
  return copy;
}
