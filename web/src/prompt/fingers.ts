/** A finger that moves a piece, or the list that the piece lies in. */

const FITS = 1; // pixels of rounding
const ASLANT = 0.5; // of the way: who scrolls moves straighter

/** Whether something around an element scrolls the way a finger moves: then the finger scrolls it. */
export function scrolls(element: Element, right: number, down: number): boolean {
  const across = Math.abs(down) < ASLANT * Math.abs(right);
  const along = Math.abs(right) < ASLANT * Math.abs(down);
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (across && movable(overflowX, around.scrollWidth - around.clientWidth)) return true;
    if (along && movable(overflowY, around.scrollHeight - around.clientHeight)) return true;
  }
  return false;
}

function movable(overflow: string, room: number): boolean {
  return room > FITS && /auto|scroll/.test(overflow);
}

/** Keeps the browser from taking a finger's movement for itself while something is dragged. */
export function keepFinger(element: HTMLElement, dragging: () => boolean): () => void {
  const held = (event: TouchEvent) => {
    if (dragging() && event.cancelable) event.preventDefault();
  };
  element.addEventListener('touchmove', held, { passive: false });
  return () => element.removeEventListener('touchmove', held);
}
