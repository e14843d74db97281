/** The next game of the same people: who opens it, and who has a seat there. */
import * as api from '../net/api';
import { heldAt, keep, keepSeat } from '../net/seats';

/** Open the next table, or take the seats that are kept there for this device; its name. */
export async function joinRematch(
  before: string,
  game: string,
  opened: string | null,
): Promise<string> {
  const mine = heldAt(before);
  const tokens = Object.values(mine?.seats ?? {});
  const table = opened ?? (await open(before, game, tokens[0] ?? mine?.host ?? ''));
  // Whoever comes back to the old table has seats at the new one already, in this order.
  const taken = Object.keys(heldAt(table)?.seats ?? {}).length;
  for (const token of tokens.slice(taken)) {
    const { seat, token: fresh } = await api.claim(table, token);
    keepSeat(table, game, seat, fresh);
  }
  return table;
}

async function open(before: string, game: string, token: string): Promise<string> {
  const { table, host_token: host } = await api.rematch(before, token);
  keep({ table: table.id, game, seats: {}, host });
  return table.id;
}
