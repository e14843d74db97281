/** What every part of a table finds around itself. */
import { createContext } from 'svelte';
import type { Advice } from '../coach/advice.svelte';
import type { Advisor } from '../coach/advisor.svelte';
import type { WinChances } from '../coach/chances.svelte';
import { nameOf } from '../content/content.svelte';
import type { LiveTable } from '../net/live.svelte';
import type { ShownTable } from '../net/shown';
import type { Choices } from '../prompt/choices.svelte';
import { FrameState } from '../stage/frame/frame.svelte';

export { playerName, playerNames } from './names';

export interface TableContext {
  live: ShownTable;
  choices: Choices;
  game: string;
  frame: FrameState;
  advice?: Advice; // of the coach, where one can be asked
  advisor?: Advisor; // where it speaks by itself
  chances?: WinChances; // where they may be shown
  match: LiveTable | null; // the connection, where a match is played: a replay or a lesson has none
}

type Given = Omit<TableContext, 'frame' | 'match'> & Partial<TableContext>;

const [tableContext, put] = createContext<TableContext>();

export { tableContext };

export function setTableContext(given: Given): TableContext {
  return put({ frame: new FrameState(), match: null, ...given });
}

/** The connection of a match, for parts that only a match has. */
export function liveTable(): LiveTable {
  const { match } = tableContext();
  if (!match) throw new Error('this part of a table needs a match that is played');
  return match;
}

/** The name of a card, a faction or a terrain of the game at this table. */
export function word(context: Pick<TableContext, 'game'>, id: string): string {
  return nameOf(context.game, id);
}
