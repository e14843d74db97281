/** Putting an attack together from the attacks that are open. */
import type { Choice } from '../../../prompt/choices.svelte';

export interface AttackOption {
  choice: Choice;
  target: string; // `ark` or the number of a seat
  attacks: number;
  criticals: number;
}

export type Wanted = Pick<AttackOption, 'target' | 'attacks' | 'criticals'>;

export function attackOptions(choices: Choice[]): AttackOption[] {
  return choices
    .filter(({ action }) => action.verb === 'attack')
    .map((choice) => ({
      choice,
      target: String(choice.action.args.target),
      attacks: Number(choice.action.args.attacks),
      criticals: Number(choice.action.args.criticals),
    }));
}

/** What can be attacked, each once, in the order of the options. */
export function targets(options: AttackOption[]): string[] {
  return [...new Set(options.map((option) => option.target))];
}

/** How many symbols of each kind the biggest attack on a target takes. */
export function most(
  options: AttackOption[],
  target: string,
): { attacks: number; criticals: number } {
  const fitting = options.filter((option) => option.target === target);
  return {
    attacks: Math.max(0, ...fitting.map((option) => option.attacks)),
    criticals: Math.max(0, ...fitting.map((option) => option.criticals)),
  };
}

/** The attack with the fewest symbols that is as good as the biggest one; criticals are spared for another. */
export function least(
  options: AttackOption[],
  target: string,
  asGood: (fewer: Wanted, all: Wanted) => boolean,
): Wanted {
  const all = { target, ...most(options, target) };
  const size = ({ attacks, criticals }: Wanted) => 100 * (attacks + criticals) + criticals;
  const [found = all] = options
    .filter((option) => option.target === target && asGood(option, all))
    .sort((one, other) => size(one) - size(other));
  return { target, attacks: found.attacks, criticals: found.criticals };
}

/** The target that is wanted, or the first that is open. */
export function aimedAt(options: AttackOption[], wanted: string): string {
  const open = targets(options);
  return open.includes(wanted) ? wanted : (open[0] ?? '');
}

/** The option that is exactly this attack. */
export function matching(options: AttackOption[], wanted: Wanted): AttackOption | undefined {
  return options.find(
    (option) =>
      option.target === wanted.target &&
      option.attacks === wanted.attacks &&
      option.criticals === wanted.criticals,
  );
}
