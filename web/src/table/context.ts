/** What every part of a table finds around itself. */
import { createContext } from 'svelte';
import { nameOf } from '../content/content.svelte';
import type { LiveTable } from '../net/live.svelte';
import type { ShownTable } from '../net/shown';
import type { Choices } from '../prompt/choices.svelte';

export { playerName } from './names';

export interface TableContext {
  live: ShownTable;
  choices: Choices;
  game: string;
}

export const [tableContext, setTableContext] = createContext<TableContext>();

/** The connection, where a match is played: what a replay or a lesson lacks. */
export const [liveTable, setLiveTable] = createContext<LiveTable>();

/** The name of a card, a faction or a terrain of the game at this table. */
export function word(context: TableContext, id: string): string {
  return nameOf(context.game, id);
}
