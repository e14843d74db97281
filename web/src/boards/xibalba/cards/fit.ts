/** Names that fit a card: set as large as the place allows, narrower before they would be broken.

A name breaks only between words and after its own hyphens. Letters are never smaller than 11 pixels, rounding
and all; a
word that is too long even then is set narrower.
*/
export const SMALLEST = 11.25;
const NARROWEST = 0.49;
const LINE = 1.1; // height of a line in its own size

/** The width of a text in letters of size 1. */
export type Measure = (text: string) => number;

export interface Fit {
  lines: string[];
  size: number; // pixels
  narrow: number; // 1: as the letters are
}

export interface Room {
  width: number;
  height: number;
  largest: number; // pixels
}

/** The pieces of a name that stay whole. */
export function pieces(name: string): string[] {
  return name.match(/[^\s-]+(?:-|\s+|$)/g)?.map((piece) => piece.trimEnd()) ?? [name];
}

/** Every way to lay the pieces in so many lines, as evenly as possible: the widest line decides. */
function laid(parts: string[], count: number, measure: Measure): string[] {
  const join = (some: string[]) =>
    some.reduce(
      (line, part) => (line === '' || line.endsWith('-') ? line + part : `${line} ${part}`),
      '',
    );
  if (count <= 1 || parts.length <= 1) return [join(parts)];
  let best: string[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let cut = 1; cut < parts.length; cut += 1) {
    const lines = [join(parts.slice(0, cut)), ...laid(parts.slice(cut), count - 1, measure)];
    const widest = Math.max(...lines.map(measure));
    if (widest < least) {
      least = widest;
      best = lines;
    }
  }
  return best;
}

/** The largest setting of a name that fits; where even small letters are too wide, they are narrowed. */
export function fitted(name: string, room: Room, measure: Measure): Fit {
  const parts = pieces(name);
  let found: Fit | undefined;
  for (let count = 1; count <= Math.min(3, parts.length); count += 1) {
    const lines = laid(parts, count, measure);
    const tall = room.height / (lines.length * LINE);
    if (tall < SMALLEST) break;
    const wide = room.width / Math.max(...lines.map(measure));
    const size = Math.max(SMALLEST, Math.min(room.largest, tall, wide));
    const narrow = Math.max(NARROWEST, Math.min(1, wide / size));
    const better =
      !found || narrow > found.narrow || (narrow === found.narrow && size > found.size);
    if (better) found = { lines, size, narrow };
  }
  return found ?? { lines: [name], size: SMALLEST, narrow: NARROWEST };
}

let pen: CanvasRenderingContext2D | null | undefined;

/** Measures with the letters that are shown; where nothing can be drawn, by their number. */
export function measured(font: string): Measure {
  pen ??= document.createElement('canvas').getContext('2d');
  const drawing = pen;
  if (!drawing) return (text) => text.length * 0.6;
  return (text) => {
    drawing.font = `700 100px ${font}`;
    return drawing.measureText(text).width / 100;
  };
}
