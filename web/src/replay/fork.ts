/** A table that begins where another match was after an entry. */
import { api, type Opened, type SeatWanted } from '../net/api';
import { heldAt } from '../net/seats';

export function openFork(
  table: string,
  entry: number,
  exact: boolean,
  seats: SeatWanted[],
): Promise<Opened> {
  const mine = heldAt(table);
  const token = mine?.host ?? Object.values(mine?.seats ?? {})[0];
  const body = { entry, exact, seats, settings: { public: false } };
  return api<Opened>(`/tables/${table}/forks`, { body, token });
}
