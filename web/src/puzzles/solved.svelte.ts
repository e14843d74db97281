/** Which puzzles somebody has solved; kept on this device. */

const KEY = 'stormark-puzzles';

function stored(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string[]>;
  } catch {
    return {};
  }
}

let kept = $state.raw<Record<string, string[]>>(stored());

export function isSolved(game: string, name: string): boolean {
  return kept[game]?.includes(name) ?? false;
}

export function remember(game: string, name: string): void {
  if (isSolved(game, name)) return;
  kept = { ...kept, [game]: [...(kept[game] ?? []), name] };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing: it is solved all the same
  }
}
