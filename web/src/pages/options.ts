/** How the options of a game are laid out for people: in groups, with presets to begin with. */
import type { Options } from '../games/game';
import { GAMES } from '../games/games';
import type { Fitted, OptionCard } from '../net/api';
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

/** Something that changed along with what somebody chose. */
export interface Followed {
  name: string;
  was: Json;
  now: Json;
  why: string; // what was in the way; '' where another value is usual now
}

/** What else is different after a choice: said to whoever chose, for nothing goes silently. */
export function followed(before: Options, fitted: Fitted, changed: string): Followed[] {
  const { options, dropped } = fitted;
  return Object.keys(before).flatMap((name) => {
    const [was, now] = [before[name] ?? null, options[name] ?? null];
    if (name === changed || JSON.stringify(was) === JSON.stringify(now)) return [];
    const given = dropped.find((one) => one.name === name);
    return [{ name, was, now, why: given?.text.split('\n')[0] ?? '' }];
  });
}

/** What differs from the usual: the decisions of whoever set it up. */
export function decisions(options: Options, usual: Options): Options {
  const differing = Object.entries(options).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]),
  );
  return Object.fromEntries(differing);
}

export function sameOptions(a: Options, b: Options): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]));
}
