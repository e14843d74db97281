/** Names that fit a small card: letters get smaller before a long word is broken. */

const WIDE = 75; // width of the name on a card that is 100 wide
const LETTER = 0.69; // width of a letter in its own size
const LARGEST = 11.5;
const TWO_LINES = 22; // letters; longer names need a third line
const THIRD = 8.8;
const SMALLEST = 7.4;

/** The size of the letters, for a card that is 100 wide. */
export function nameSize(name: string): number {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  const most = name.length > TWO_LINES ? THIRD : LARGEST;
  return Math.max(SMALLEST, Math.min(most, WIDE / LETTER / longest));
}
