/** Cards dragged to where they can go: with mouse, pen or finger.

Every piece carries its references (`data-refs`), so whatever an option mentions besides the card is
a place to drop it. Pressing the card or the place does the same, and so do the keys.
*/
import type { Attachment } from 'svelte/attachments';
import { zoom } from '../../../cards/zoom.svelte';
import type { Choices, Ref } from '../../../prompt/choices.svelte';
import { keepFinger, scrolls } from '../../../prompt/fingers';

/** A place that takes a card by something else than an option. */
export interface Onto {
  ref: Ref;
  drop: () => void;
}

interface Dragged {
  id: string;
  refs: Ref[];
  label: string;
  onto?: Onto;
}

const STRAY = 8; // pixels: less is a click

class Drag {
  now = $state.raw<{ id: string; x: number; y: number; width: number } | null>(null);
}

export const drag = new Drag();

interface Target {
  element: Element;
  drop: () => void;
}

/** The innermost piece under a point that takes what is dragged, or that some option joins with it. */
function targetAt(choices: Choices, dragged: Dragged, x: number, y: number): Target | null {
  const { refs, label, onto } = dragged;
  let element: Element | null | undefined = document.elementFromPoint(x, y);
  while (element) {
    element = element.closest('[data-refs]');
    if (!element) return null;
    const other = (element as HTMLElement).dataset.refs?.split(' ') ?? [];
    if (onto && other.includes(onto.ref)) return { element, drop: onto.drop };
    const found = other.some((ref) => refs.includes(ref)) ? [] : choices.joining(refs, other);
    const target = element;
    if (found.length > 0) return { element, drop: () => choices.press(found, label, target) };
    element = element.parentElement;
  }
  return null;
}

function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50);
}

export function draggable(choices: Choices, dragged: Dragged): Attachment<HTMLElement> {
  const { id, refs, onto } = dragged;
  return (card) => {
    let end: AbortController | null = null;
    let over: Target | null = null;

    function entered(target: Target | null): void {
      if (over?.element !== target?.element) {
        over?.element.removeAttribute('data-over');
        target?.element.setAttribute('data-over', '');
      }
      over = target;
    }

    function stop(): void {
      end?.abort();
      end = null;
      entered(null);
      if (drag.now) choices.lit = [];
      drag.now = null;
    }

    function moved(from: PointerEvent, event: PointerEvent): void {
      const { clientX: x, clientY: y } = event;
      if (!drag.now) {
        const [right, down] = [x - from.clientX, y - from.clientY];
        if (Math.hypot(right, down) < STRAY) return;
        if (event.pointerType === 'touch' && scrolls(card, right, down)) {
          stop();
          return;
        }
        zoom.hide();
        choices.lit = choices
          .of(refs)
          .flatMap((choice) => choice.refs)
          .concat(onto?.ref ?? [])
          .filter((ref) => !refs.includes(ref));
      }
      drag.now = { id, x, y, width: card.offsetWidth };
      entered(targetAt(choices, dragged, x, y));
    }

    function dropped(): void {
      const target = over;
      const dragging = drag.now !== null;
      stop();
      if (!dragging) return;
      swallowClick();
      target?.drop();
    }

    function pressed(event: PointerEvent): void {
      if (event.button !== 0 || (choices.of(refs).length === 0 && !onto)) return;
      stop();
      end = new AbortController();
      const { signal } = end;
      window.addEventListener('pointermove', (next) => moved(event, next), { signal });
      window.addEventListener('pointerup', dropped, { signal });
      window.addEventListener('pointercancel', stop, { signal });
    }

    const unwanted = (event: Event) => event.preventDefault(); // the browser's own dragging
    card.addEventListener('pointerdown', pressed);
    card.addEventListener('dragstart', unwanted);
    const letGo = keepFinger(card, () => drag.now !== null);
    return () => {
      stop();
      letGo();
      card.removeEventListener('pointerdown', pressed);
      card.removeEventListener('dragstart', unwanted);
    };
  };
}
