/** What of a piece can be seen and pressed: a pointer there meets it, and nothing that lies over it. */

export interface Ring {
  left: number;
  top: number;
  width: number;
  height: number;
}

const LEAST = 14; // pixels: less of it is no place to press
const CELLS = 9; // looked at in each direction
type At = (x: number, y: number) => Element | null;

/** The largest part of a piece that a pointer meets; null where all of it is covered or outside the window. */
export function bareOf(
  piece: Element,
  at: At = (x, y) => document.elementFromPoint(x, y),
): Ring | null {
  const { left, top, right, bottom } = piece.getBoundingClientRect();
  const box = {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(innerWidth, right),
    bottom: Math.min(innerHeight, bottom),
  };
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  if (width < 1 || height < 1) return null;
  const [wide, high] = [width / CELLS, height / CELLS];
  const rows = Array.from({ length: CELLS }, (_, row) =>
    Array.from({ length: CELLS }, (__, column) =>
      piece.contains(at(box.left + (column + 0.5) * wide, box.top + (row + 0.5) * high)),
    ),
  );
  const found = largest(rows);
  if (!found) return null;
  const ring = {
    left: box.left + found.column * wide,
    top: box.top + found.row * high,
    width: found.columns * wide,
    height: found.rows * high,
  };
  const enough = (part: number, whole: number) => part >= Math.min(LEAST, whole - 1);
  return enough(ring.width, right - left) && enough(ring.height, bottom - top) ? ring : null;
}

interface Block {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** The largest rectangle of places that are all met. */
function largest(met: boolean[][]): Block | null {
  let best: Block | null = null;
  for (let row = 0; row < met.length; row += 1) {
    const whole = (met[row] ?? []).map(() => true); // columns that are met from this row on
    for (let last = row; last < met.length; last += 1) {
      for (const column of whole.keys()) whole[column] &&= met[last]?.[column] ?? false;
      const { at: column, length: columns } = longest(whole);
      const rows = last - row + 1;
      if (columns > 0 && (!best || columns * rows > best.columns * best.rows))
        best = { row, column, rows, columns };
    }
  }
  return best;
}

function longest(line: boolean[]): { at: number; length: number } {
  let best = { at: 0, length: 0 };
  let length = 0;
  for (const [index, met] of line.entries()) {
    length = met ? length + 1 : 0;
    if (length > best.length) best = { at: index - length + 1, length };
  }
  return best;
}

/** What has to be pressed so that a piece behind a tab is seen, or one that a sheet covers. */
export function openerOf(piece: Element, root: Document): Element[] {
  const behind = piece.closest('[data-behind]')?.getAttribute('data-behind');
  const tabs = [...root.querySelectorAll('[data-opens]')];
  const own = tabs.filter((tab) => tab.getAttribute('data-opens') === behind && !isOpen(tab));
  if (piece.checkVisibility() === false || own.length > 0) return own;
  const { left, top, width, height } = piece.getBoundingClientRect();
  const over = root.elementFromPoint(left + width / 2, top + height / 2);
  const covering = over?.closest('[data-behind]')?.getAttribute('data-behind');
  return tabs.filter((tab) => tab.getAttribute('data-opens') === covering && isOpen(tab));
}

function isOpen(tab: Element): boolean {
  return tab.matches('[aria-expanded=true], [aria-pressed=true]');
}
