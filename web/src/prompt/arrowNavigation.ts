/** Arrow keys on a board: from a piece to the nearest one that way, whether it can act or tells why not. */

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const PIECES = '[data-can], [data-why]';
const ASIDE = 2.5; // how much further away something seems that is not straight ahead

export interface Spot {
  x: number;
  y: number;
}

/** Which of the spots is next in a direction; -1 if there is none that way. */
export function nearest(from: Spot, spots: Spot[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, { x, y }] of spots.entries()) {
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    if (ahead <= 1 || aside > ahead * ASIDE) continue;
    const distance = ahead + aside * ASIDE;
    if (distance < least) {
      least = distance;
      best = index;
    }
  }
  return best;
}

export function moveFocus(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const here = (event.target as Element).closest(PIECES);
  if (!way || !here || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
    return;
  const board = event.currentTarget as Element;
  const pieces = [...board.querySelectorAll<HTMLElement | SVGElement>(PIECES)].filter(
    (piece) => piece !== here && piece.checkVisibility(),
  );
  const next = pieces[nearest(middle(here), pieces.map(middle), way)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function middle(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
