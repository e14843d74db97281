/** Reporting something to the operators of a server. */
import { t } from '../i18n/texts';
import { api } from '../net/api';
import type { ChatLine, TableSummary } from '../net/protocol';

export const CAUSES = ['insult', 'name', 'unfair', 'spam', 'other'] as const;

export interface Reportable {
  label: string;
  kind: 'table' | 'line' | 'name' | 'game';
  table: string;
  line?: number;
  seat?: number;
}

/** Whether it is news; otherwise the same was reported before. */
export async function report(
  { kind, table, line, seat }: Reportable,
  cause: string,
  words: string,
  token: string,
): Promise<boolean> {
  const body = { kind, table, line: line ?? null, seat: seat ?? null, cause, words };
  return (await api<{ new: boolean }>('/reports', { body, token })).new;
}

/** What there is to report about a table, other than what oneself is called. */
export function reportable(table: TableSummary, own: number[]): Reportable[] {
  const names = table.seats
    .filter((seat) => seat.kind === 'person' && seat.name && !own.includes(seat.seat))
    .map((seat): Reportable => {
      const label = t('report-name', { name: seat.name });
      return { label, kind: 'name', table: table.id, seat: seat.seat };
    });
  const whole: Reportable = { label: t('report-table'), kind: 'table', table: table.id };
  const game: Reportable = { label: t('report-game'), kind: 'game', table: table.id };
  return [whole, ...names, ...(table.status === 'finished' ? [game] : [])];
}

export function reportableLine(table: string, line: ChatLine): Reportable {
  const label = t('report-line', { name: line.name || t('spectator'), text: line.text });
  return { label, kind: 'line', table, line: line.id };
}
