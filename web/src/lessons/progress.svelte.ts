/** How far somebody has come with the lessons; kept on this device. */

interface Kept {
  done: string[];
  at: Record<string, number>; // by lesson: where it was left
}

const KEY = 'stormark-lessons';

function stored(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

let kept = $state.raw<Record<string, Kept>>(stored());

function keep(game: string, change: (before: Kept) => Kept): void {
  kept = { ...kept, [game]: change(kept[game] ?? { done: [], at: {} }) };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing: the lesson goes on all the same
  }
}

export function isDone(game: string, name: string): boolean {
  return kept[game]?.done.includes(name) ?? false;
}

/** Whether somebody has taken any lesson of a game to its end. */
export function learned(game: string): boolean {
  return (kept[game]?.done.length ?? 0) > 0;
}

/** Where a lesson was left; a finished one begins anew. */
export function leftAt(game: string, name: string): number {
  return isDone(game, name) ? 0 : (kept[game]?.at[name] ?? 0);
}

export function reached(game: string, name: string, at: number, of: number): void {
  keep(game, ({ done, at: before }) => ({
    done: at === of - 1 && !done.includes(name) ? [...done, name] : done,
    at: { ...before, [name]: at },
  }));
}

/** The lesson to take next: the first that is not done, else the first of all. */
export function nextOf(game: string, names: string[]): string | undefined {
  return names.find((name) => !isDone(game, name)) ?? names[0];
}

export function forgetAll(game: string): void {
  keep(game, () => ({ done: [], at: {} }));
}
