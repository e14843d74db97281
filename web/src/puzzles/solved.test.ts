import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

test('what was solved is kept on the device, once', async () => {
  const first = await import('./solved.svelte');
  expect(first.isSolved('xibalba', '001')).toBe(false);
  first.remember('xibalba', '001');
  first.remember('xibalba', '001');
  expect(JSON.parse(localStorage.getItem('stormark-puzzles') ?? '')).toEqual({ xibalba: ['001'] });
  vi.resetModules();
  const again = await import('./solved.svelte');
  expect(again.isSolved('xibalba', '001')).toBe(true);
  expect(again.isSolved('battalia', '001')).toBe(false);
});

test('a device with something else in the place begins anew', async () => {
  localStorage.setItem('stormark-puzzles', '{');
  const { isSolved } = await import('./solved.svelte');
  expect(isSolved('xibalba', '001')).toBe(false);
});
