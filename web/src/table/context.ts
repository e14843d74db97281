/** What every part of a table finds around itself. */
import { createContext } from 'svelte';
import { nameOf } from '../content/content.svelte';
import { t } from '../i18n/texts';
import type { LiveTable } from '../net/live.svelte';
import type { TableCard } from '../net/protocol';
import type { ShownTable } from '../net/shown';
import type { Choices } from '../prompt/choices.svelte';

export interface TableContext {
  live: ShownTable;
  choices: Choices;
  game: string;
}

export const [tableContext, setTableContext] = createContext<TableContext>();

/** The connection, where a match is played: what a replay or a lesson lacks. */
export const [liveTable, setLiveTable] = createContext<LiveTable>();

/** What somebody at the table is called. */
export function playerName(table: TableCard | null, seat: number): string {
  const card = table?.seats[seat];
  if (card?.name) return card.name;
  return t(card?.kind === 'bot' ? 'bot-number' : 'player-number', { number: seat + 1 });
}

/** The name of a card, a faction or a terrain of the game at this table. */
export function word(context: TableContext, id: string): string {
  return nameOf(context.game, id);
}
