/** What is open around a board: the list of options, the tabs beside it, sheets on phones. */
import type { Snippet } from 'svelte';
import { settings } from '../../settings/settings.svelte';

/** A tab of the rail, where it is not one of a match. */
export interface Panel {
  name: string;
  label: string;
  content: Snippet;
}

export class FrameState {
  #listAsText = $state(true); // whoever reads the table as text finds the list open
  rail = $state('log'); // the tab that is open there
  railSeen = $state(false); // phones keep it behind a tab, and a column can be folded
  read = $state(0); // the last line of the chat that was seen
  /** What a replay or a lesson has in the rail instead of log, chat and menu. */
  panels = $state.raw<Panel[]>([]);
  /** The sheet that lies over the lower part of a phone; a stage gives them names. */
  sheet = $state<string | null>(null);
  help = $state(false);
  /** What lies over the whole stage: the scene before the match, or the one after it. */
  scene = $state<'beginning' | 'ending' | null>(null);
  /** While somebody looks at the table below a scene that covers it. */
  looking = $state(false);
  /** What a replay or a lesson shows where else the question is. */
  bar = $state.raw<Snippet | null>(null);
  /** What a game shows in the top bar instead of the players: its turn, its phase, its track. */
  head = $state.raw<Snippet | null>(null);

  /** Whether the list of all options is open: this device remembers it. */
  get list(): boolean {
    return settings.text ? this.#listAsText : settings.list;
  }

  set list(open: boolean) {
    if (settings.text) this.#listAsText = open;
    else settings.list = open;
  }

  /** Open a sheet, or close it if it is the one that is open. */
  toggle(sheet: string): void {
    this.sheet = this.sheet === sheet ? null : sheet;
  }
}
