/** From the start page to the first move, or to a link for friends: one click. */
import { GAMES } from '../games/games';
import { t } from '../i18n/texts';
import * as api from '../net/api';
import { keep } from '../net/seats';
import { go } from '../router.svelte';
import { settings } from '../settings/settings.svelte';

/** Open a table, keep its tokens on this device. */
export async function open(wanted: api.NewTable): Promise<api.Opened> {
  const opened = await api.openTable(wanted);
  const { table } = opened;
  keep({ table: table.id, game: table.game, seats: opened.seat_tokens, host: opened.host_token });
  return opened;
}

/** A match of one person against one bot, with what is recommended for a first game.

`pack` is the hash of the cards; without one they are those of the game. */
export async function playNow(game: string, bot?: string, pack?: string): Promise<void> {
  const name = settings.name || t('guest-name');
  const opened = await open({
    game,
    pack,
    options: GAMES[game]?.presets.first ?? {},
    seats: [
      { kind: 'person', name },
      { kind: 'bot', bot },
    ],
    settings: { public: false },
  });
  await api.start(opened.table.id, opened.host_token);
  go(`/table/${opened.table.id}`);
}

/** A table with a seat for a friend; its lobby has the link to it and more seats. */
export async function playWithFriends(game: string, pack?: string): Promise<void> {
  const opened = await open({
    game,
    pack,
    options: GAMES[game]?.presets.first ?? {},
    seats: [{ kind: 'person', name: settings.name || t('guest-name') }, { kind: 'open' }],
    settings: { public: false },
  });
  go(`/table/${opened.table.id}`);
}
