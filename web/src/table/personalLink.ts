/** The personal link of a seat: its token stands behind the `#`, which nobody is sent. */
import * as api from '../net/api';
import { keepSeat } from '../net/seats';

const FORM = /^#seat\.(\d+)\.([\w-]{1,64})$/;

/** Take the token out of the address, where it would be seen, and keep it if it is good. */
export async function followPersonalLink(table: string): Promise<void> {
  const found = FORM.exec(location.hash);
  if (!found) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const [, seat, token = ''] = found;
  const [held] = await api.myTables([token]);
  if (held?.table.id === table && held.seat === Number(seat))
    keepSeat(table, held.table.game, held.seat, token);
}
