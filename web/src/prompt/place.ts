const PHONE = 640; // pixels: up to there it is a sheet at the bottom, which the style sheet places

/** Where a small window at a piece goes: below it or above, never outside the screen. */
export function placedAt(anchor: Element, width: number): string {
  if (window.innerWidth <= PHONE) return '';
  const at = anchor.getBoundingClientRect();
  const left = Math.max(8, Math.min(at.left, window.innerWidth - width - 8));
  const below = at.bottom < window.innerHeight / 2;
  const side = below ? `top:${at.bottom + 6}px` : `bottom:${window.innerHeight - at.top + 6}px`;
  const room = below ? window.innerHeight - at.bottom : at.top;
  return `left:${left}px;${side};width:${width}px;max-height:${Math.max(160, Math.round(room - 20))}px`;
}
