/** What people do at a table before its match, and hearing of what others do there. */
import { t } from '../i18n/texts';
import * as api from '../net/api';
import { LiveTable } from '../net/live.svelte';
import type { TableSummary } from '../net/protocol';
import { dropSeat, type Held, keep, keepSeat } from '../net/seats';
import { settings } from '../settings/settings.svelte';

const ASK_EVERY = 4000; // milliseconds, where nobody tells us

/** Listen to an open table; undo it by calling what is returned. */
export function listen(
  card: TableSummary,
  token: string,
  changed: (table: TableSummary) => void,
  lost: (why: string, text: string) => void,
) {
  if (!token && (card.locked || card.settings.spectators === 'none')) {
    const timer = setInterval(() => lost('', ''), ASK_EVERY);
    return () => clearInterval(timer);
  }
  const live = new LiveTable({ table: card.id, token, lang: settings.lang });
  const stop = $effect.root(() => {
    $effect(() => {
      if (live.table) changed(live.table);
    });
    $effect(() => {
      if (live.farewell) lost(live.farewell, live.farewellText);
    });
  });
  return () => {
    stop();
    live.close();
  };
}

/** The host may have changed our places: ask the server which token sits where. */
export async function placed(mine: Held): Promise<Held> {
  const found: Record<number, string> = {};
  for (const token of Object.values(mine.seats)) {
    const [seat] = await api.myTables([token]);
    if (seat) found[seat.seat] = token;
  }
  const now = { ...mine, seats: found };
  if (JSON.stringify(found) !== JSON.stringify(mine.seats)) keep(now);
  return now;
}

/** Everything that can be done with seats, each followed by a look at what came of it. */
export function deedsAt(
  card: TableSummary,
  mine: () => Held,
  ask: (what: () => Promise<unknown>) => void,
) {
  const host = () => mine().host ?? '';
  const { id, game } = card;
  return {
    give: (seat: number, wanted: api.SeatWanted) =>
      ask(async () => {
        const { token } = await api.seatAs(id, seat, wanted, host());
        if (token) keepSeat(id, game, seat, token);
        else dropSeat(id, seat);
      }),
    leave: (seat: number) =>
      ask(async () => {
        await api.getUp(id, seat, mine().seats[seat] ?? host());
        dropSeat(id, seat);
      }),
    swap: (seat: number, other: number) => ask(() => api.swapSeats(id, seat, other, host())),
    rename: (seat: number, name: string) =>
      ask(async () => {
        settings.name = name.trim() || t('guest-name');
        await api.rename(id, seat, name, mine().seats[seat] ?? '');
      }),
  };
}
