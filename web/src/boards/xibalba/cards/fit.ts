/** Names that fit a small card: letters get smaller before a long word is broken. */

const WIDE = 75; // width of the name on a card that is 100 wide
const LETTER = 0.69; // width of a letter in its own size
const LARGEST = 11.5;
const THIRD = 8.8; // where a third line is needed
const SMALLEST = 7.4;

/** The size of the letters, for a card that is 100 wide. */
export function nameSize(name: string): number {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  const size = Math.min(LARGEST, WIDE / LETTER / longest);
  return Math.max(SMALLEST, lines(name, size) > 2 ? Math.min(size, THIRD) : size);
}

/** How many lines a name takes; it breaks between words and after hyphens. */
function lines(name: string, size: number): number {
  const room = WIDE / LETTER / size;
  let count = 0;
  let line = '';
  for (const word of name.match(/[^\s-]+(-|\s+)?/g) ?? []) {
    if (count > 0 && (line + word).trimEnd().length <= room) line += word;
    else {
      count += 1;
      line = word;
    }
  }
  return count;
}
