/** Bringing into sight what a lesson points at. */

/** Asks whatever moves its pieces by itself, as a map does, to show this one. */
export const SHOW = 'stormark-show';

const ROLLS = ['auto', 'scroll'];

/** Scrolls as little as needed, and only what people can scroll back. */
export function bringIntoSight(piece: Element, smooth: boolean): void {
  piece.dispatchEvent(new CustomEvent(SHOW, { bubbles: true }));
  for (let at = piece.parentElement; at; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (![overflowX, overflowY].some((one) => ROLLS.includes(one))) continue;
    const own = piece.getBoundingClientRect();
    const port = at.getBoundingClientRect();
    at.scrollBy({
      left: missing(own.left, own.right, port.left, port.right),
      top: missing(own.top, own.bottom, port.top, port.bottom),
      behavior: smooth ? 'smooth' : 'instant',
    });
  }
}

/** How far something has to move so that it is inside; its beginning counts where it is too long. */
function missing(start: number, end: number, from: number, to: number): number {
  const MARGIN = 8; // for the ring
  if (start < from + MARGIN || end - start > to - from) return start - from - MARGIN;
  return Math.max(0, end + MARGIN - to);
}
