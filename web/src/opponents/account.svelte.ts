/** How the account fared against bots: worked out from its matches, so it is the same on every device. */
import type { MySeat } from '../net/api';
import { me, myAccountTables } from '../people/me.svelte';
import { levelsOf } from './cast.svelte';
import { finishedMatch } from './remembering.svelte';
import { type Fared, type Finished, faredHere, faredIn } from './results';

let matches = $state.raw<Finished[]>([]); // the oldest first
let whose = $state.raw(''); // the account whose matches they are

/** Ask for the matches of whoever is logged in; without an answer this device's results stand in. */
export async function loadAccountResults(): Promise<void> {
  const { name } = me;
  if (!name) return;
  try {
    matches = finishedMatches(await myAccountTables());
    whose = name;
  } catch {
    whose = '';
  }
}

/** How we fared: the account where somebody is logged in, else this device. */
export function fared(game: string): Fared {
  if (!me.name || me.name !== whose) return faredHere(game);
  return faredIn(
    matches.filter((match) => match.game === game),
    levelsOf(game),
  );
}

/** What the tables of an account tell, the oldest first. */
export function finishedMatches(seats: MySeat[]): Finished[] {
  return [...seats]
    .sort((one, other) => one.table.changed_at - other.table.changed_at)
    .map(({ table, seat }) => (table.result ? finishedMatch(table, table.result, seat) : null))
    .filter((found) => found !== null);
}
