/** Where the lamps of the Ark stand on its ring: one for every life point, from the lower left over the top. */
const FROM = 149; // degrees, clockwise from the right
const SWEEP = 242;

export interface Lamp {
  x: number;
  y: number;
}

export function lamps(count: number, x: number, y: number, radius: number): Lamp[] {
  return Array.from({ length: count }, (_, index) => {
    const share = count > 1 ? index / (count - 1) : 0.5;
    const angle = ((FROM + SWEEP * share) * Math.PI) / 180;
    return {
      x: round(x + radius * Math.cos(angle)),
      y: round(y + radius * Math.sin(angle)),
    };
  });
}

const round = (value: number) => Math.round(value * 10) / 10;
