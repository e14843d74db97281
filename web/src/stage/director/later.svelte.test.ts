import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later } from './later.svelte';

let frames: Map<number, () => void>;
let asked = 0;

beforeEach(() => {
  frames = new Map();
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => {
    asked += 1;
    frames.set(asked, then);
    return asked;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
});
afterEach(() => vi.unstubAllGlobals());

function draw(): void {
  const due = [...frames.values()];
  frames.clear();
  for (const then of due) then();
  flushSync();
}

test('what is read is followed some frames later, and changes in between do not put that off', () => {
  let value = $state('first');
  let followed = { current: '' };
  const leave = $effect.root(() => {
    followed = later(() => value, 2);
  });
  flushSync();
  draw();
  draw();
  expect(followed.current).toBe('first');
  value = 'second';
  flushSync();
  draw();
  expect(followed.current).toBe('first');
  value = 'third';
  flushSync();
  draw();
  expect(followed.current).toBe('third');
  leave();
});

test('whoever leaves follows nothing any more', () => {
  let value = $state('first');
  const leave = $effect.root(() => {
    later(() => value, 2);
  });
  flushSync();
  value = 'second';
  flushSync();
  expect(frames.size).toBe(1);
  leave();
  expect(frames.size).toBe(0);
});
