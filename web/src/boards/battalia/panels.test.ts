import { expect, test } from 'vitest';
import { panels } from './panels.svelte';

test('what was folded stays folded on this device', () => {
  expect(panels.isFolded('left')).toBe(false);
  panels.toggle('left');
  expect(panels.isFolded('left')).toBe(true);
  expect(localStorage.getItem('stormark-battalia-folded')).toBe('["left"]');
  panels.toggle('left');
  expect(localStorage.getItem('stormark-battalia-folded')).toBe('[]');
});
