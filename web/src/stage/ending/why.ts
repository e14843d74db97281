/** Why somebody won, in a sentence. */
import type { Side } from '../../boards/games';
import { t } from '../../i18n/texts';
import type { Amounts } from '../../replay/charts/analysis';
import { partsOf } from './parts';

export function why(game: string, side: Side, sources: Amounts[]): string {
  const own = t(`ending-points-${game}`, { points: side.points });
  const score = side.seats.length > 1 ? t('ending-together', { score: own }) : own;
  const [first, second] = partsOf(sources, side).sort((a, b) => b.amount - a.amount);
  if (!first || first.amount <= 0) return t('ending-why-plain', { score });
  const source = t(`ending-from-${first.word}`);
  if (!second || second.amount <= 0) return t('ending-why-all', { score, source });
  return t('ending-why', { score, source, amount: first.amount });
}
