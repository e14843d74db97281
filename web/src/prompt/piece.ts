/** What makes an element of a board a piece: spread it onto HTML and SVG alike.

```svelte
<g {...piece(context.choices, ['field:3,4'], 'Frost Fields')}>…</g>
```

A piece that some option mentions can be pressed by mouse, touch and keyboard, carries the option as
its name and has `data-can`; one that the option under the pointer mentions has `data-lit`.
*/
import { t } from '../i18n/texts';
import type { Choices, Ref } from './choices.svelte';

export function piece(choices: Choices, refs: Ref[], label: string) {
  const can = choices.of(refs);
  const [only] = can;
  const look = {
    'data-lit': refs.some((ref) => choices.lit.includes(ref)) || undefined,
    onpointerenter: () => {
      choices.looked = refs;
    },
    onpointerleave: () => {
      choices.looked = [];
    },
  };
  if (!only) return look;
  return {
    ...look,
    'data-can': true,
    role: 'button' as const,
    tabindex: 0 as const,
    'aria-label':
      can.length === 1
        ? `${label}: ${only.text}`
        : t('piece-several', { label, count: can.length }),
    'aria-haspopup': can.length > 1 ? ('menu' as const) : undefined,
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      choices.press(can, label, event.currentTarget as Element);
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      choices.press(can, label, event.currentTarget as Element);
    },
    onfocus: () => {
      choices.looked = refs;
    },
    onblur: () => {
      choices.looked = [];
    },
  };
}
