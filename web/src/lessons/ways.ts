/** Whether what was pressed leads where a lesson leads. */
import type { Action } from '../net/protocol';

const PAYING = ['lay', 'double'];

export function sameAction(one: Action | null, other: Action | null): boolean {
  return one !== null && other !== null && plain(one) === plain(other);
}

/** Whether an action only pays for what was begun before it. */
export function pays({ verb }: Action): boolean {
  return PAYING.includes(verb);
}

/** How many moves of the way are done by this: the same ones, in another order, or paid otherwise; 0 if it leads elsewhere. */
export function sameEnd(pressed: Action[], way: Action[]): number {
  for (let moves = way.length; moves > 0; moves -= 1) {
    const [rest, next] = [pressed.slice(moves), way[moves]];
    const settled = !next || rest.length === 0 || (rest.every(pays) && !pays(next)); // the rules pay the rest by themselves
    if (same(pressed.slice(0, moves), way.slice(0, moves)) && settled) return moves;
  }
  const done = pressed.filter((action) => !pays(action));
  if (done.length === 0 || pressed.length === 1) return 0;
  for (let moves = way.length; moves > 0; moves -= 1) {
    const part = way.slice(0, moves);
    if (
      part.some(pays) &&
      same(
        done,
        part.filter((action) => !pays(action)),
      )
    )
      return moves;
  }
  return 0;
}

/** The same actions, where only equal verbs may have changed places. */
function same(one: Action[], other: Action[]): boolean {
  const verbs = (actions: Action[]) => actions.map(({ verb }) => verb).join();
  const all = (actions: Action[]) => actions.map(plain).sort().join();
  return verbs(one) === verbs(other) && all(one) === all(other);
}

function plain({ verb, args }: Action): string {
  const said = Object.entries(args).filter(([, value]) => value !== null && value !== undefined);
  return JSON.stringify([verb, said.sort(([a], [b]) => a.localeCompare(b))]);
}
