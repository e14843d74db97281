import type { MomentTable } from '../../net/moments.svelte';
import { Choices } from '../../prompt/choices.svelte';
import { setTableContext } from '../../table/context';
import { actionMapOf, verbsOf } from '../games';
import { Hands, setHands } from './hands/hands.svelte';

/** What the parts of a stage find around themselves, at a table without a connection. */
export function atTable(live: MomentTable): void {
  const choices = new Choices(live, actionMapOf('battalia'), verbsOf('battalia'));
  setHands(new Hands(setTableContext({ live, choices, game: 'battalia' })));
}
