/** Which of the three ways to lay the table fits a window. */
export type Shape = 'desk' | 'tall' | 'phone';

const PHONE = 640; // pixels: up to there everything but the Ark is in sheets
const LOW = 560; // below that a window that is wider than high has no room for the whole table
const NARROW = 860; // nor has one that is not even as wide
const DESK = 1200; // from there on the log and the large card have a place of their own

/** A phone on its side, or a window as low: like a phone, with the sheet beside the Ark. */
export function lies(width: number, height: number): boolean {
  return width > PHONE && width > height && (height < LOW || width < NARROW);
}

export function shapeOf(width: number, height: number): Shape {
  if (width <= PHONE || lies(width, height)) return 'phone';
  return width > height ? 'desk' : 'tall';
}

/** Whether the log and the large card are drawn over the table when they are wanted. */
export function folds(width: number, height: number): boolean {
  const shape = shapeOf(width, height);
  return shape === 'tall' || (shape === 'desk' && width < DESK);
}
