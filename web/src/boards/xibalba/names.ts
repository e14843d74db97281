/** The words for cards and players at a table. */
import { playerName, type TableContext, word } from '../../table/context';
import type { Names } from './hands/prospect';

export function namesOf(context: TableContext): Names {
  return {
    word: (id) => word(context, id),
    name: (seat) => playerName(context.live.table, seat),
  };
}
