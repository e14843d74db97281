/** What makes an element of a board a piece: spread it onto HTML and SVG alike.

```svelte
<g {...piece(context.choices, ['field:3,4'], 'Frost Fields')}>…</g>
```

A piece that some option mentions can be pressed by mouse, touch and keyboard and has `data-can`:
pressing selects it (`data-selected`), and where its options lead becomes a target (`data-target`),
named by what would happen there; what somebody else made impossible meanwhile has `data-gone`.
One that the option under the pointer mentions has `data-lit`. One that cannot act now tells why when
it is pressed (`data-why`); arrows lead there, the Tab key does not.
*/
import { t } from '../i18n/texts';
import type { Choice, Choices, Ref } from './choices.svelte';

export function piece(choices: Choices, refs: Ref[], label: string) {
  const selected = choices.isSelected(refs);
  const pointed = choices.at(refs);
  const can = pointed.length > 0 ? pointed : choices.of(refs);
  const [only] = can;
  const look = {
    'data-refs': refs.join(' ') || undefined, // where something dragged can be dropped
    'data-lit': refs.some((ref) => choices.lit.includes(ref)) || undefined,
    onpointerenter: () => {
      choices.looked = refs;
    },
    onpointerleave: () => {
      choices.looked = [];
    },
  };
  if (!only) return { ...look, ...asking(choices, refs, label) };
  const gone = can.every((choice) => choices.gone(choice));
  return {
    ...look,
    'data-can': true,
    'data-selected': selected || undefined,
    'data-target': pointed.length > 0 || undefined,
    'data-gone': gone || undefined,
    role: 'button' as const,
    tabindex: 0 as const,
    'aria-pressed': selected || undefined,
    'aria-disabled': gone || undefined,
    'aria-label':
      can.length === 1 ? named(label, only.text) : t('piece-several', { label, count: can.length }),
    'aria-haspopup': can.length > 1 ? ('menu' as const) : undefined,
    ...pressing((anchor) => choices.click(refs, label, anchor)),
    onfocus: () => {
      choices.looked = refs;
    },
    onblur: () => {
      choices.looked = [];
    },
  };
}

/** Says the label, which is what is seen, once; what an option says in brackets is only an aside. */
export function named(label: string, option: string): string {
  return spoken(option).includes(spoken(label)) ? option : `${label}: ${option}`;
}

/** Its words alone, so that only whole ones are found in others. */
function spoken(said: string): string {
  const plain = said.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '');
  return ` ${(plain.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
}

/** What makes a button of a board stand for a single choice, which needs no piece. */
export function answer(choices: Choices, choice: Choice) {
  const look = () => {
    choices.looked = [choice.key];
  };
  const leave = () => {
    choices.looked = [];
  };
  return {
    'data-can': choices.of([choice.key]).length > 0 || undefined,
    'data-choice': choice.key,
    'data-lit': choices.lit.includes(choice.key) || undefined,
    'data-gone': choices.gone(choice) || undefined,
    'data-danger': choices.manners(choice).danger || undefined,
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      choices.take(choice);
    },
    onpointerenter: look,
    onpointerleave: leave,
    onfocus: look,
    onblur: leave,
  };
}

/** What a piece that cannot act does: it says why. */
function asking(choices: Choices, refs: Ref[], label: string) {
  if (!choices.wonders(refs)) return {};
  return {
    'data-why': true,
    role: 'button' as const,
    tabindex: -1 as const,
    'aria-disabled': true as const,
    'aria-label': t('why-piece-hint', { label }),
    'aria-haspopup': 'dialog' as const,
    ...pressing((anchor) => void choices.wonder(refs, label, anchor)),
  };
}

function pressing(act: (anchor: Element) => void) {
  return {
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      act(event.currentTarget as Element);
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) act(event.currentTarget as Element);
    },
  };
}
