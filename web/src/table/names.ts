/** What people at a table are called. */
import { listed } from '../i18n/lists';
import { t } from '../i18n/texts';
import type { TableSummary } from '../net/protocol';
import { characterOf, nameOfCharacter } from '../opponents/names';

/** What somebody at the table is called. */
export function playerName(table: TableSummary | null, seat: number): string {
  const card = table?.seats[seat];
  if (card?.name) return card.name;
  const character = characterOf(card?.bot);
  if (card?.kind === 'bot' && character) return nameOfCharacter(character);
  return t(card?.kind === 'bot' ? 'bot-number' : 'player-number', { number: seat + 1 });
}

/** What several of them are called together. */
export function playerNames(table: TableSummary | null, seats: number[]): string {
  return listed(seats.map((seat) => playerName(table, seat)));
}
