/** What is said rather than played: carry out, stop, pass, a new hand, the end of the turn. */
import type { Choice, Choices } from '../../../prompt/choices.svelte';
import { SHOWN } from '../choice/tray';

const ALSO = ['cohort', 'retreat']; // mention pieces, but are nothing one does with them
const TURN = ['mulligan', 'cohort', 'bridge', 'resume', 'take_back', 'done']; // never part of a battle

/** Answers without a piece, where no battle asks them: beside the hand. */
export function saidAtHand(choices: Choices, fighting: boolean): Choice[] {
  return said(choices).filter(({ action }) => !fighting || TURN.includes(action.verb));
}

/** Answers without a piece of whoever fights: at the battle. */
export function saidInBattle(choices: Choices): Choice[] {
  return said(choices).filter(({ action }) => !TURN.includes(action.verb));
}

function said(choices: Choices): Choice[] {
  const refs = [...choices.withoutPiece.map(({ key }) => key), ...ALSO.map((verb) => `do:${verb}`)];
  return choices.of(refs).filter(({ action }) => !SHOWN.includes(action.verb));
}
