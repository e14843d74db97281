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

/** What is wanted, brought back to what is there: an open target, no more dice than lie ready. */
export function within(options: AttackOption[], wanted: Wanted): Wanted {
  const open = targets(options);
  const target = open.includes(wanted.target) ? wanted.target : (open[0] ?? '');
  const limit = most(options, target);
  return {
    target,
    attacks: Math.min(wanted.attacks, limit.attacks),
    criticals: Math.min(wanted.criticals, limit.criticals),
  };
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
