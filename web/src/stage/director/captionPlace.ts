/** Where the words of a scene stand.

Where the question is, as long as nothing can be answered there (`data-tells`). A replay has its controls in that
place: there they lie on "since your last turn", or on phones beside it (`data-recap`).
*/
const NARROW = 640; // pixels: a phone
const LINE = 130; // pixels: what is higher than a bar is not filled
const GAP = 4;

interface Box {
  left: number;
  width: number;
  top: number;
  bottom: number;
}

/** As a style; nothing where there is no such place. */
export function captionStyle(): string {
  const bar = shown('[data-tells]').at(-1); // a battle lies over the bar of the table
  if (bar) return styled(bar);
  const recap = shown('[data-recap]').at(-1);
  if (!recap) return '';
  return styled(innerWidth > NARROW ? recap : beside(recap));
}

function shown(selector: string): Box[] {
  return [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

const isHigh = ({ top, bottom }: Box) => top + bottom < innerHeight;

/** An edge to begin at, towards the middle of the window. */
function beside(box: Box): Box {
  const edge = isHigh(box) ? box.bottom + GAP : box.top - GAP;
  return { left: box.left, width: box.width, top: edge, bottom: edge };
}

/** It begins at one edge and grows towards the middle of the window. */
function styled(box: Box): string {
  const height = box.bottom - box.top;
  const [edge, from] = isHigh(box) ? ['top', box.top] : ['bottom', innerHeight - box.bottom];
  const sizes = { left: box.left, width: box.width, 'min-height': height < LINE ? height : 0 };
  return Object.entries({ ...sizes, [edge]: from })
    .map(([name, value]) => `${name}: ${Math.round(value)}px`)
    .join('; ');
}
