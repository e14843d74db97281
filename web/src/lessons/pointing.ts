/** Where the pieces and buttons are that a lesson is about. */

/** Pieces say in `data-refs` which references they answer to (prompt/piece.ts), places have a `data-zone`. */
const PIECES = '[data-refs], [data-zone]';

const ZONE = 'zone:';

/** The selector of all that answer to this reference: the browser finds a few among hundreds by itself. */
export function pieceNamed(ref: string): string {
  const quoted = (text: string) => JSON.stringify(text);
  const piece = `[data-refs~=${quoted(ref)}]`;
  return ref.startsWith(ZONE) ? `${piece}, [data-zone=${quoted(ref.slice(ZONE.length))}]` : piece;
}

function namesOf(piece: Element): string[] {
  return [
    `${ZONE}${piece.getAttribute('data-zone')}`,
    ...(piece.getAttribute('data-refs')?.split(' ') ?? []),
  ];
}

export function pointedAt(root: ParentNode, refs: string[]): Element[] {
  const wanted = new Set(refs);
  return [...root.querySelectorAll(PIECES)].filter((piece) =>
    namesOf(piece).some((ref) => wanted.has(ref)),
  );
}

/** Mark the buttons of one choice, in the list, on the board and in the menu of a piece. */
export function marked(root: ParentNode, key: string): Element[] {
  const buttons = [...root.querySelectorAll('[data-choice]')];
  for (const button of buttons) {
    button.toggleAttribute('data-hint', button.getAttribute('data-choice') === key);
  }
  return buttons.filter((button) => button.hasAttribute('data-hint'));
}

/** Those that lie within another of them are left out. */
export function outermost(found: Element[]): Element[] {
  return found.filter((one) => !found.some((other) => other !== one && other.contains(one)));
}
