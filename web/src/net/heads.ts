/** The last mark of each table's log that this tab was told: shown when it comes back, so that no loss is missed. */

const KEY = 'stormark-head-';

export function lastHead(table: string): string {
  try {
    return sessionStorage.getItem(KEY + table) ?? '';
  } catch {
    return ''; // storage may be forbidden
  }
}

export function keepHead(table: string, head: string | undefined): void {
  try {
    if (head) sessionStorage.setItem(KEY + table, head);
  } catch {
    // nothing is lost but a witness
  }
}
