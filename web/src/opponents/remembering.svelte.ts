/** A match against bots that ends before our eyes is remembered on this device. */
import type { LiveTable } from '../net/live.svelte';
import type { TableSummary } from '../net/protocol';
import { levelsOf, loadCast } from './cast.svelte';
import { characterOf, levelOf } from './names';
import { type Finished, remember } from './results';

/** To be called while a component is set up. */
export function rememberResult(live: LiveTable): void {
  $effect(() => {
    const { table, play, seat } = live;
    if (!table || seat === null || !play?.result) return;
    const finished = finishedMatch(table, play.result, seat);
    if (finished) void loadCast().then(() => remember(finished, levelsOf(table.game)));
  });
}

/** What a result says about one's strength; null where it says nothing: practice, or other people. */
export function finishedMatch(
  table: TableSummary,
  result: number[],
  seat: number,
): Finished | null {
  const others = table.seats.filter((one) => one.seat !== seat);
  if (table.settings.practice || others.some(({ kind }) => kind !== 'bot')) return null;
  const own = result[seat] ?? 0;
  const most = Math.max(...result);
  const mates = (other: number) => result[other] === own && own === most; // who won with us
  const bots = others
    .filter((one) => !mates(one.seat))
    .map(({ bot }) => ({ character: characterOf(bot), level: levelOf(bot ?? '') }));
  return { table: table.id, game: table.game, won: own === most && most > 0, bots };
}
