/** How the options of a game are laid out for people: in groups, with presets to begin with. */
import type { Options } from '../games/game';
import { GAMES } from '../games/games';
import type { OptionCard } from '../net/api';
import type { Json } from '../net/patch';

export interface Group {
  name: string;
  options: OptionCard[];
}

/** The options in groups; those that nobody has put into one come last. */
export function grouped(game: string, options: readonly OptionCard[]): Group[] {
  const groups = (GAMES[game]?.groups ?? []).map(([name = '', ...names]) => ({
    name,
    options: names.flatMap((one) => options.filter((option) => option.name === one)),
  }));
  const placed = new Set(groups.flatMap((group) => group.options));
  const rest = options.filter((option) => !placed.has(option));
  if (rest.length > 0) groups.push({ name: 'more', options: rest });
  return groups.filter((group) => group.options.length > 0);
}

/** The options after one was chosen: another mode or number of players has its own usual ones. */
export function chosenWith(before: Options, name: string, value: Json): Options {
  const kept = name === 'mode' || name === 'players' ? ['mode', 'players'] : Object.keys(before);
  const base = Object.entries(before).filter(([one]) => kept.includes(one));
  return { ...Object.fromEntries(base), [name]: value };
}

export function sameOptions(a: Options, b: Options): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]));
}
