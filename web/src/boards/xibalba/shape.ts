/** Which of the three ways to lay the table fits a window. */
export type Shape = 'desk' | 'tall' | 'phone';

const PHONE = 640; // pixels: up to there everything but the Ark is in sheets
const DESK = 1100; // from there on the log and the large card have a place of their own

export function shapeOf(width: number, height: number): Shape {
  if (width <= PHONE) return 'phone';
  return width >= DESK && width > height ? 'desk' : 'tall';
}
