/** What charts say: turns and players in words. */
import { written } from '../../i18n/numbers';
import { t } from '../../i18n/texts';
import type { TableSummary } from '../../net/protocol';
import { playerNames } from '../../table/context';
import { type Analysis, type Course, type Turn, turnIndex, valueAt } from './analysis';

/** What every chart is drawn for: a position, and the way to another one. */
export interface Watched {
  readonly at: number;
  jump(at: number): void;
  /** All values at a position. */
  said(at: number, courses: Course[]): string;
}

export function turnName(turn: Turn | undefined): string {
  if (!turn) return '';
  if (turn.number === 0) return t('chart-preparation');
  const { week, day } = turn.about;
  if (week !== undefined && day !== undefined) {
    return t('chart-turn-date', { number: turn.number, week, day });
  }
  return t('chart-turn', { number: turn.number });
}

export function valuesSaid(
  analysis: Analysis,
  card: TableSummary | null,
  at: number,
  courses: Course[],
  whose?: number[][],
): string {
  const values = courses.map((course, index) =>
    t('chart-value', {
      name: playerNames(card, whose?.[index] ?? [index]),
      value: written(valueAt(course, at)),
    }),
  );
  const turn = analysis.turns[turnIndex(analysis.turns, at)];
  return [turnName(turn), ...values].join(' · ');
}
