/** From the last lesson to a real table: a short match against a bot, with the rules just learned. */
import { GAMES } from '../games/games';
import { t } from '../i18n/texts';
import * as api from '../net/api';
import { open } from '../pages/playNow';
import { go } from '../router.svelte';
import { settings } from '../settings/settings.svelte';

export async function firstGame(game: string): Promise<void> {
  const { table, host_token } = await open({
    game,
    options: GAMES[game]?.afterLessons ?? {},
    seats: [
      { kind: 'person', name: settings.name || t('guest-name') },
      { kind: 'bot', bot: 'beginner' },
    ],
    settings: { public: false },
  });
  await api.start(table.id, host_token);
  go(`/table/${table.id}`);
}
