/** What part of the map is seen: pure geometry, in pixels of the window the map is seen through. */

export interface Size {
  width: number;
  height: number;
}

export interface Camera {
  x: number; // where the upper left corner of the sheet lies in the window
  y: number;
  zoom: number; // 1: the whole sheet is seen
}

export const FIT: Camera = { x: 0, y: 0, zoom: 1 };
const LARGEST_CARD = 160; // pixels a card may grow to
const STEP = 1.35;
const RIM = 6; // pixels above a sheet at the top: numbers stand on its rim

/** Pixels per unit of the sheet at zoom 1: all of it is seen. */
export function fitting(sheet: Size, port: Size): number {
  if (sheet.width <= 0 || sheet.height <= 0) return 1;
  return Math.max(0.01, Math.min(port.width / sheet.width, port.height / sheet.height));
}

export function mostZoom(unit: number, card: number): number {
  return Math.max(2, LARGEST_CARD / (unit * card));
}

/** A sheet smaller than the window is in its middle, a larger one leaves no gap at an edge.

Where something comes over the lower part of the window, a lower sheet lies at its top instead.
*/
export function kept(
  camera: Camera,
  sheet: Size,
  port: Size,
  most: number,
  place: 'middle' | 'top' = 'middle',
): Camera {
  const zoom = Math.min(most, Math.max(1, camera.zoom));
  return {
    zoom,
    x: within(camera.x, sheet.width * zoom, port.width),
    y: within(camera.y, sheet.height * zoom, port.height, place === 'top' ? RIM : Infinity),
  };
}

function within(start: number, length: number, room: number, gap = Infinity): number {
  if (length <= room) return Math.min(gap, (room - length) / 2);
  return Math.min(0, Math.max(room - length, start));
}

/** Zoom by a factor; what is at this point of the window stays there. */
export function zoomedAt(
  camera: Camera,
  factor: number,
  x: number,
  y: number,
  most: number,
): Camera {
  const zoom = Math.min(most, Math.max(1, camera.zoom * factor));
  const grown = zoom / camera.zoom;
  return { zoom, x: x - (x - camera.x) * grown, y: y - (y - camera.y) * grown };
}

export function zoomedStep(camera: Camera, inwards: boolean, port: Size, most: number): Camera {
  const factor = inwards ? STEP : 1 / STEP;
  return zoomedAt(camera, factor, port.width / 2, port.height / 2, most);
}

export function panned(camera: Camera, right: number, down: number): Camera {
  return { ...camera, x: camera.x + right, y: camera.y + down };
}

/** The zoom at which a field is at least so many pixels wide, with something in the middle. */
export function closeUp(
  part: ({ x: number; y: number } & Size) | null,
  unit: number,
  card: number,
  least: number,
  port: Size,
): Camera {
  const zoom = Math.max(1, least / (unit * card));
  if (zoom === 1 || !part) return { ...FIT, zoom };
  return {
    zoom,
    x: port.width / 2 - (part.x + part.width / 2) * zoom,
    y: port.height / 2 - (part.y + part.height / 2) * zoom,
  };
}

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** How many parts lie outside the window, by the side where they are. */
export function outsideOf(
  parts: ({ x: number; y: number } & Size)[],
  port: Size,
): Record<Side, number> {
  const found = { left: 0, right: 0, top: 0, bottom: 0 };
  for (const { x, y, width, height } of parts) {
    const [middle, centre] = [x + width / 2, y + height / 2];
    if (middle < 0) found.left += 1;
    else if (middle > port.width) found.right += 1;
    else if (centre < 0) found.top += 1;
    else if (centre > port.height) found.bottom += 1;
  }
  return found;
}

/** The least movement after which a part of the sheet (in its pixels at zoom 1) is seen. */
export function revealing(
  camera: Camera,
  part: { x: number; y: number } & Size,
  port: Size,
): Camera {
  return {
    ...camera,
    x: camera.x + missing(camera.x + part.x * camera.zoom, part.width * camera.zoom, port.width),
    y: camera.y + missing(camera.y + part.y * camera.zoom, part.height * camera.zoom, port.height),
  };
}

/** The box around several. */
export function around(
  parts: ({ x: number; y: number } & Size)[],
): { x: number; y: number } & Size {
  const x = Math.min(...parts.map((part) => part.x));
  const y = Math.min(...parts.map((part) => part.y));
  return {
    x,
    y,
    width: Math.max(...parts.map((part) => part.x + part.width)) - x,
    height: Math.max(...parts.map((part) => part.y + part.height)) - y,
  };
}

function missing(start: number, length: number, room: number): number {
  if (start < 0) return -start;
  return Math.min(0, room - length - start);
}
