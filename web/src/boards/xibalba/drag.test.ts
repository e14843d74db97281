import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Choices } from '../../prompt/choices.svelte';
import { draggable, dropPlace } from './drag';

const keep = { key: 'keep' };
const press = vi.fn();
const choices = {
  of: (refs: string[]) => (refs.includes('face:A') ? [keep] : []),
  joining: (one: string[], other: string[]) =>
    one.includes('face:A') && other.includes('do:keep') ? [keep] : [],
  press,
} as unknown as Choices;

let die: HTMLElement;
let tray: HTMLElement;
let undo: (() => void)[];

function at(type: string, x: number, pointerType = 'mouse'): void {
  const target = type === 'pointerdown' ? die : window;
  target.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: 0, button: 0, pointerType }));
}

beforeEach(() => {
  die = document.createElement('span');
  tray = document.createElement('div');
  document.body.append(die, tray);
  document.elementsFromPoint = (x) => (x > 50 ? [tray] : [document.body]);
  undo = [
    draggable(choices, ['face:A'], 'attack')(die) as () => void,
    dropPlace(() => ['do:keep'])(tray) as () => void,
  ];
});

afterEach(() => {
  for (const one of undo) one();
  die.remove();
  tray.remove();
  press.mockReset();
});

test('a die dropped on the kept ones takes the option that mentions both', () => {
  at('pointerdown', 0);
  at('pointermove', 20);
  expect(tray.hasAttribute('data-drop')).toBe(true);
  at('pointermove', 60);
  at('pointerup', 60);
  expect(press).toHaveBeenCalledWith([keep], 'attack', tray);
  expect(tray.hasAttribute('data-drop')).toBe(false);
});

test('a die dropped beside every place does nothing', () => {
  at('pointerdown', 0);
  at('pointermove', 30);
  at('pointerup', 30);
  expect(press).not.toHaveBeenCalled();
  expect(document.querySelector('.x-dragged')).toBeNull();
});

test('a tremble of the hand is a click, no drag', () => {
  at('pointerdown', 0);
  at('pointermove', 4);
  expect(document.querySelector('.x-dragged')).toBeNull();
});

test('a finger drags, and the page stays where it is', () => {
  at('pointerdown', 0, 'touch');
  at('pointermove', 20, 'touch');
  const moved = new Event('touchmove', { cancelable: true });
  die.dispatchEvent(moved);
  expect(moved.defaultPrevented).toBe(true);
  at('pointermove', 60, 'touch');
  at('pointerup', 60, 'touch');
  expect(press).toHaveBeenCalledWith([keep], 'attack', tray);
});

test('a finger that moves the way its list scrolls, scrolls', () => {
  const list = document.createElement('div');
  list.style.overflowX = 'auto';
  Object.defineProperties(list, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } });
  document.body.append(list);
  list.append(die);
  at('pointerdown', 0, 'touch');
  at('pointermove', 20, 'touch');
  const moved = new Event('touchmove', { cancelable: true });
  die.dispatchEvent(moved);
  expect(moved.defaultPrevented).toBe(false);
  expect(document.querySelector('.x-dragged')).toBeNull();
  list.remove();
});
