/** Pieces that are taken up when they are pressed, and fields a taken-up piece can go to. */

import type { Choice, Choices, Ref } from '../../../prompt/choices.svelte';
import { piece } from '../../../prompt/piece';
import type { Hands } from './hands.svelte';
import type { TakenUp } from './intent.svelte';

const PIECES = /^(hero|rank|artefact|road|city|potion|field):/; // of what is taken up
const OPEN: Record<string, string[]> = { city: ['rank'], upgrade: ['rank'] }; // arguments that the price decides

/** What taking up a piece for an option means; one of several leaves the price open. */
function takenUp(choice: Choice, several: boolean): TakenUp {
  const { action, refs, text } = choice;
  const open = several ? (OPEN[action.verb] ?? []) : [];
  const args = Object.fromEntries(
    Object.entries(action.args).filter(([key]) => !open.includes(key)),
  );
  const ref = refs.find((one) => PIECES.test(one)) ?? `do:${action.verb}`;
  return { ref, goal: { verb: action.verb, args }, label: text, choice };
}

/** What the options of a piece are about, where that is one thing. */
export function onlyGoal(can: Choice[], label: string): TakenUp | null {
  const several = can.length > 1;
  const taken = can.map((choice) => takenUp(choice, several));
  const goals = new Set(taken.map(({ goal }) => JSON.stringify(goal)));
  const [only] = taken;
  return only && goals.size === 1 ? { ...only, label } : null;
}

/** What pressing or dragging a piece takes up; null where it is pressed as ever. */
export function takenBy(hands: Hands, choices: Choices, refs: Ref[], label: string) {
  const can = choices.of(refs);
  return hands.takes(can) ? onlyGoal(can, label) : null;
}

/** A piece that is taken up where the server can plan, and pressed as ever where it cannot.

In one's hands it has a short name: there what it costs needs the room.
*/
export function takable(hands: Hands, choices: Choices, refs: Ref[], label: string, name = label) {
  const plain = piece(choices, refs, label);
  const taken = takenBy(hands, choices, refs, name);
  if (!taken) return plain;
  const held = hands.taken?.ref === taken.ref;
  return {
    ...plain,
    'data-taken': held || undefined,
    'aria-label': label,
    'aria-haspopup': undefined,
    'aria-pressed': held,
    ...pressing(() => void hands.take(taken)),
  };
}

/** A field something taken up can go to. */
export function aimed(hands: Hands, field: string) {
  const look = () => {
    hands.looked = field;
  };
  const leave = () => {
    if (hands.looked === field) hands.looked = '';
  };
  const gone = hands.isGone(field);
  return {
    'data-can': gone ? undefined : true,
    'data-aim': true,
    'data-gone': gone || undefined,
    'data-lit': hands.target === field || undefined,
    role: 'button' as const,
    'aria-disabled': gone || undefined,
    'aria-haspopup': undefined,
    'aria-label': hands.targets.get(field)?.[0]?.text ?? '',
    onpointerenter: look,
    onpointerleave: leave,
    onfocus: look,
    onblur: leave,
    ...pressing((event) => {
      // Space turns the card that would be laid, Enter lays it.
      const turns = 'key' in event && event.key === ' ' && hands.waysAt(field).length > 1;
      if (turns && hands.lays) hands.turnOver(field);
      else hands.press(field, 'pointerType' in event && event.pointerType === 'touch');
    }),
  };
}

function pressing(act: (event: Event) => void) {
  return {
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      act(event);
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      act(event);
    },
  };
}
