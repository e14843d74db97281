/** What characters said while we looked on, for the log; who comes later has not heard it. */
import type { Said } from './talk.svelte';

export interface Spoken extends Said {
  after: number; // so many events were in the log by then
}

let heard = $state.raw<Spoken[]>([]);
let place = $state.raw(''); // the table where it was said

/** Keep a line; those of another table are over. */
export function keepLine(table: string, said: Said, after: number): void {
  heard = [...(table === place ? heard : []), { ...said, after }];
  place = table;
}

/** What was said at a table, by the number of the line in the log that it follows. */
export function spokenAt(
  table: string,
  lineBefore: (number: number) => number | undefined,
): Map<number, Spoken[]> {
  const found = new Map<number, Spoken[]>();
  if (table !== place) return found;
  for (const said of heard) {
    const line = lineBefore(said.after);
    if (line !== undefined) found.set(line, [...(found.get(line) ?? []), said]);
  }
  return found;
}
