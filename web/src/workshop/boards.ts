/** The boards of factions: each has one or two sides, and only one of two is in a game. */
import { cardsOf, type Layers, newId, printedOf, withCard, withField, withoutCard } from './cards';
import { equal, type Table } from './tables';

const BOARDS = 'boards';
const FACTIONS = 'factions';
const SIDES = { path: 'sides', told: false };
const BOARD = { path: 'board', told: false };

interface Board {
  id: string;
  sides: string[];
}

function boardsOf(layers: Layers): Board[] {
  return cardsOf(layers, BOARDS)
    .filter(({ state }) => state !== 'removed')
    .map(({ id, value }) => ({ id, sides: sidesOf(value) }));
}

function sidesOf(board: Table | undefined): string[] {
  const sides = board?.sides;
  return Array.isArray(sides) ? sides.filter((side) => typeof side === 'string') : [];
}

/** Who is on the other side of a faction's board; '' is nobody. */
export function partnerOf(layers: Layers, faction: string): string {
  const board = boardsOf(layers).find(({ sides }) => sides.includes(faction));
  return board?.sides.find((side) => side !== faction) ?? '';
}

/** Who that could be: those who are alone on their board, and the present one. */
export function partnersFor(layers: Layers, faction: string): string[] {
  return boardsOf(layers).flatMap(({ sides }) =>
    sides.includes(faction) || sides.length === 1 ? sides.filter((side) => side !== faction) : [],
  );
}

/** The draft with a faction on the other side of a partner's board, or on one of its own. */
export function withPartner(layers: Layers, faction: string, partner: string): Table {
  const left = { ...layers, data: withoutSide(layers, faction) };
  const boards = boardsOf(left);
  const shared = boards.find(({ sides }) => partner !== '' && sides.includes(partner));
  const id = shared?.id ?? ownBoard(left, faction);
  const sides = [...(shared?.sides ?? []), faction];
  const data = withSides(left, id, sides);
  return withField({ ...layers, data }, FACTIONS, faction, BOARD, id);
}

/** The draft without a faction on any of its boards; one without sides goes. */
export function withoutSide(layers: Layers, faction: string): Table {
  let { data } = layers;
  for (const { id, sides } of boardsOf(layers)) {
    if (!sides.includes(faction)) continue;
    const others = sides.filter((side) => side !== faction);
    const now = { ...layers, data };
    data = others.length > 0 ? withSides(now, id, others) : withoutCard(now, BOARDS, id);
  }
  return data;
}

/** A board that was printed comes back where nobody else has it. */
function ownBoard(layers: Layers, faction: string): string {
  const used = boardsOf(layers).map(({ id }) => id);
  const printed = printedOf(layers, FACTIONS, faction)?.board;
  if (typeof printed === 'string' && !used.includes(printed)) return printed;
  return newId(faction, used);
}

function withSides(layers: Layers, id: string, sides: string[]): Table {
  const printed = sidesOf(printedOf(layers, BOARDS, id));
  const same = equal([...sides].sort(), [...printed].sort());
  const ordered = same ? printed : sides;
  const card = cardsOf(layers, BOARDS).find((one) => one.id === id);
  if (!card || card.state === 'removed') {
    const said = same && !Array.isArray(layers.data[BOARDS]) ? undefined : { id, sides: ordered };
    return withCard(layers, BOARDS, id, said);
  }
  return withField(layers, BOARDS, id, SIDES, ordered);
}
