/** Choices that no piece on the table stands for: they are laid out to choose from. */
import type { Choice } from '../../../prompt/choices.svelte';

export interface Offer {
  choice: Choice;
  card: string | null; // what is drawn: a card, a potion, a storm effect
  face: string | null; // the side of a die
}

/** Answers that are laid out, each with its picture or in words. */
export const SHOWN = [
  'take',
  'draft',
  'form',
  'effect',
  'fate',
  'result',
  'faction',
  'rise',
  'heroes',
  'amount',
];

/** What shows an option; null where words must do. */
function pictured({ verb, args }: Choice['action']): Pick<Offer, 'card' | 'face'> {
  if (verb === 'take' || verb === 'draft') return { card: String(args.card), face: null };
  if (verb === 'form') return { card: String(args.form), face: null };
  if (verb === 'effect') return { card: `storm_${args.effect}`, face: null };
  if (verb === 'result') return { card: null, face: String(args.result) };
  return { card: null, face: null };
}

/** The offers of all open questions whose answers are worth a picture. */
export function offers(choices: Choice[]): Offer[] {
  return choices
    .filter(({ action }) => SHOWN.includes(action.verb))
    .map((choice) => ({ choice, ...pictured(choice.action) }));
}
