/** A director for as long as the part of the page that asks for one. */
import { createContext, onDestroy, untrack } from 'svelte';
import { scenesOf } from '../../boards/games';
import type { ToldTable } from '../../net/shown';
import { settings } from '../../settings/settings.svelte';
import { Director } from './director.svelte';

export const [directorContext, setDirector] = createContext<Director>();

/** `speed`: where it is not what somebody has chosen for the turns of others. */
export function directed(
  source: ToldTable,
  game: string,
  speed: () => number = () => settings.speed,
): Director {
  const pace = () => (settings.text || document.hidden ? 0 : speed());
  const director = new Director(source, scenesOf(game), { pace });
  const repace = () => director.repace();
  document.addEventListener('visibilitychange', repace);
  $effect(() => {
    pace();
    untrack(repace);
  });
  onDestroy(() => {
    document.removeEventListener('visibilitychange', repace);
    director.close();
  });
  return setDirector(director);
}
