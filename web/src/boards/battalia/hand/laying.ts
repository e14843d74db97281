/** Lines that are laid: nobody else knows of them, and they can be taken back. */
import { t } from '../../../i18n/texts';
import { type TableContext, word } from '../../../table/context';
import type { Branch } from '../view';

/** Questions while a line is laid. */
export const LAYING = ['lay', 'branch', 'movement-cards', 'walk', 'recruit-line', 'choose-site'];

/** One action that a line pays for, in words: `Hire: Priest`, `Build a road 3,4`. */
export function branchWords(
  context: Pick<TableContext, 'game'>,
  { action, what, field }: Branch,
): string {
  const done = t(`b-line-${action}`);
  if (action === 'road' || action === 'city') return field ? `${done} ${field}` : done;
  if (what) return `${done}: ${word(context, what)}`;
  return field ? `${done} ${field}` : done;
}
