import { untrack } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { zoom, zoomable } from './zoom.svelte';

let card: HTMLElement;
let detach: () => void;
const pressed = vi.fn();

function pointer(type: string, kind: string, x = 0): void {
  card.dispatchEvent(
    new PointerEvent(type, { pointerType: kind, clientX: x, clientY: 0, buttons: 0 }),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  card = document.createElement('button');
  card.addEventListener('click', pressed);
  document.body.append(card);
  detach = zoomable('xibalba', 'gunslinger#2')(card) as () => void;
});

afterEach(() => {
  detach();
  card.remove();
  pressed.mockReset();
  vi.useRealTimers();
});

test('a card grows when the mouse rests on it, not when it only passes', () => {
  pointer('pointerenter', 'mouse');
  vi.advanceTimersByTime(100);
  pointer('pointerleave', 'mouse');
  vi.runAllTimers();
  expect(zoom.shown).toBeNull();
  pointer('pointerenter', 'mouse');
  vi.runAllTimers();
  expect(zoom.shown).toMatchObject({ game: 'xibalba', id: 'gunslinger#2' });
});

test('readers are told what the large card says, as long as it is there', () => {
  pointer('pointerenter', 'mouse');
  vi.runAllTimers();
  expect(card.getAttribute('aria-describedby')).toBe('zoomed-card');
  zoom.hide();
  expect(card.hasAttribute('aria-describedby')).toBe(false);
});

test('a long press looks at a card without playing it', () => {
  pointer('pointerdown', 'touch');
  vi.runAllTimers();
  pointer('pointerup', 'touch');
  card.click();
  expect(zoom.shown).not.toBeNull();
  expect(pressed).not.toHaveBeenCalled();
});

test('a short touch plays the card', () => {
  pointer('pointerdown', 'touch');
  vi.advanceTimersByTime(100);
  pointer('pointerup', 'touch');
  card.click();
  vi.runAllTimers();
  expect(zoom.shown).toBeNull();
  expect(pressed).toHaveBeenCalledOnce();
});

test('a finger that scrolls opens nothing', () => {
  pointer('pointerdown', 'touch');
  pointer('pointermove', 'touch', 40);
  vi.runAllTimers();
  expect(zoom.shown).toBeNull();
});

test('a card that leaves the table takes its large picture along', () => {
  pointer('pointerenter', 'mouse');
  vi.runAllTimers();
  detach();
  expect(zoom.shown).toBeNull();
});

test('a focused card may be taken away while the board is drawn', () => {
  zoom.show({ game: 'xibalba', id: 'gunslinger#2', anchor: card });
  const failed = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', failed);
  const stop = $effect.root(() => {
    const drawn = $derived(card.dispatchEvent(new FocusEvent('focusout')));
    expect(untrack(() => drawn)).toBe(true);
  });
  stop();
  window.removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
  expect(zoom.shown).toBeNull();
});
