/** Where values lie in a chart. */
import type { Course } from './analysis';

/** From one range to another, in a straight line. */
export function linear(low: number, high: number, from: number, to: number) {
  const span = high - low || 1;
  return (value: number) => from + ((value - low) / span) * (to - from);
}

/** Round values from below the lowest to above the highest, about so many; never between whole ones. */
export function ticks(low: number, high: number, about = 4): number[] {
  const rough = Math.max(1, (high - low || 1) / about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? rough;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** The lowest and the highest value of all courses; 0 always belongs to a chart. */
export function range(courses: Course[]): [number, number] {
  const values = courses.flatMap((course) => course.map(([, value]) => value));
  return [Math.min(0, ...values), Math.max(1, ...values)];
}

/** A value stays until it changes: steps, not slopes. */
export function stairs(
  course: Course,
  last: number,
  x: (at: number) => number,
  y: (value: number) => number,
): string {
  const parts = course.map(([at, value], index) =>
    index === 0 ? `M${short(x(at))} ${short(y(value))}` : `H${short(x(at))}V${short(y(value))}`,
  );
  return `${parts.join('')}H${short(x(last))}`;
}

function short(number: number): string {
  return String(Math.round(number * 10) / 10);
}

/** Which of some places from left to right can be written at without touching the one before. */
export function spaced(places: number[], gap: number): boolean[] {
  let free = Number.NEGATIVE_INFINITY;
  return places.map((place) => {
    if (place < free) return false;
    free = place + gap;
    return true;
  });
}

/** Labels that would lie upon each other move apart, in their order, within the box. */
export function apart(places: number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let least = low;
  for (const index of order) {
    moved[index] = Math.max(moved[index] ?? 0, least);
    least = (moved[index] ?? 0) + gap;
  }
  let most = high;
  for (const index of order.reverse()) {
    moved[index] = Math.min(moved[index] ?? 0, most);
    most = (moved[index] ?? 0) - gap;
  }
  return moved;
}
