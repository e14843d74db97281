import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Zoom from './Zoom.svelte';
import { zoom } from './zoom.svelte';

afterEach(() => {
  zoom.hide();
  cleanup();
  vi.restoreAllMocks();
});

function large(): HTMLElement {
  const { container } = render(Zoom);
  zoom.show({ game: 'none', id: 'any', anchor: document.body });
  const box = container.querySelector<HTMLElement>('#zoomed-card');
  if (!box) throw new Error('there is no large card');
  return box;
}

test('the large card is not seen before its size is known', () => {
  expect(large().classList).toContain('unplaced');
});

test('with a size it is seen, and put at its place without moving anything', () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  const box = large();
  expect(box.classList).not.toContain('unplaced');
  expect(box.style.getPropertyValue('--left')).not.toBe('');
});
