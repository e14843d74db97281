/** Where a large card goes: beside the small one, wholly on the screen. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 12;

export function beside(
  anchor: Box,
  card: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  const within = (at: number, size: number, whole: number) =>
    Math.max(GAP, Math.min(at, whole - size - GAP));
  const right = anchor.left + anchor.width + GAP;
  const left = anchor.left - card.width - GAP;
  let x = (screen.width - card.width) / 2; // neither side has room: over the middle
  if (right + card.width + GAP <= screen.width) x = right;
  else if (left >= GAP) x = left;
  const y = anchor.top + anchor.height / 2 - card.height / 2;
  return {
    left: Math.round(within(x, card.width, screen.width)),
    top: Math.round(within(y, card.height, screen.height)),
  };
}
