/** From the form of a card to a table where it can be used at once. */
import { t } from '../i18n/texts';
import { bringPack, start } from '../net/api';
import { keep } from '../net/seats';
import { go } from '../router.svelte';
import { settings } from '../settings/settings.svelte';
import { openTrial } from './form';

export async function tryOut(
  game: string,
  text: string, // of the draft
  section: string,
  card: string,
): Promise<void> {
  const { hash: pack } = await bringPack(game, text);
  const name = settings.name || t('guest-name');
  const { table, seat_tokens, host_token } = await openTrial(game, { section, card, name, pack });
  keep({ table: table.id, game, seats: seat_tokens, host: host_token });
  await start(table.id, host_token);
  go(`/table/${table.id}`);
}
