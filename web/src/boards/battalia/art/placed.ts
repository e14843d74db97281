/** Paths that lie where they are drawn.

A `transform` on an element of a drawing makes the browser keep it apart from everything around it, and work through
all such parts in every frame. A map has hundreds of trees and rocks: they are moved once, in their own numbers.
*/
import type { Spot } from './spots';

const PARTS = /[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)/g;
/** By how a command reads its numbers: along the one way, the other, or both in turn. */
const ACROSS: Record<string, string> = { H: 'x', V: 'y' };
const known = new Map<string, string>();

/** A path around the origin, as large as the spot wants it and standing there. No arcs. */
export function placed(path: string, { x, y, size, mirrored }: Spot): string {
  const name = `${x} ${y} ${size} ${mirrored} ${path}`;
  const before = known.get(name);
  if (before !== undefined) return before;
  const wide = mirrored ? -size : size;
  let command = '';
  let number = 0;
  const parts = (path.match(PARTS) ?? []).map((part, index) => {
    if (/[A-Za-z]/.test(part)) {
      command = part;
      number = 0;
      return part;
    }
    const way = ACROSS[command.toUpperCase()] ?? (number % 2 === 0 ? 'x' : 'y');
    number += 1;
    // The first `m` of a path is where it begins, and means the same as `M`.
    const whole = command === command.toUpperCase() || (index <= 2 && command === 'm');
    const moved = Number(part) * (way === 'x' ? wide : size) + (whole ? (way === 'x' ? x : y) : 0);
    return String(Math.round(moved * 100) / 100);
  });
  const found = parts.join(' ');
  known.set(name, found);
  return found;
}
