/** The moment in which a frame is made.

What is measured then is worked out once, for the frame itself. Measured any earlier, the page would be laid out in
the middle of a change, and again for the frame.
*/
export function nextFrame(): Promise<void> {
  return new Promise((made) => requestAnimationFrame(() => made()));
}
