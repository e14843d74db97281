/** How well a card of the land lies: what is shown first, among the ways round that the rules allow. */
import { EXITS, turned } from '../art/roads';
import { placeOf } from '../map/grid';
import type { BattaliaView, Direction, Shape } from '../view';

const NEXT: Record<Direction, { row: number; column: number; facing: Direction }> = {
  north: { row: -1, column: 0, facing: 'south' },
  east: { row: 0, column: 1, facing: 'west' },
  south: { row: 1, column: 0, facing: 'north' },
  west: { row: 0, column: -1, facing: 'east' },
};

/** Roads that meet count for it, roads that end at a border or a card without one count against it. */
export function joined(
  { board }: Pick<BattaliaView, 'board'>,
  field: string,
  shape: Shape,
  quarters: number,
): number {
  const { row, column } = placeOf(field);
  return turned(EXITS[shape], quarters)
    .map((way) => {
      const next = NEXT[way];
      const beside = board.fields[`${row + next.row},${column + next.column}`];
      if (beside?.place === 'empty' && !beside.sealed) return 0;
      return beside?.exits?.includes(next.facing) ? 1 : -1;
    })
    .reduce((sum: number, one) => sum + one, 0);
}
