import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { t } from '../i18n/texts';
import Photograph from './Photograph.svelte';
import { photographOf } from './photographs.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function choose(file: File): Promise<void> {
  const input = screen.getByLabelText(t('workshop-photo', { of: 'card' }));
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await fireEvent.change(input);
}

test('a photograph is shown beside the form, and nothing is sent or kept', async () => {
  const sent = vi.fn();
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('XMLHttpRequest', sent);
  vi.spyOn(navigator, 'sendBeacon').mockImplementation(sent);
  const before = JSON.stringify(localStorage);
  render(Photograph, { card: 'draft guard', name: 'Guard', of: 'card' });
  await choose(new File(['picture'], 'guard.jpg', { type: 'image/jpeg' }));
  const shown = await screen.findByRole('img', { name: t('workshop-photo-of', { name: 'Guard' }) });
  expect(shown.getAttribute('src')).toMatch(/^data:image\/jpeg/);
  expect(sent).not.toHaveBeenCalled();
  expect(JSON.stringify(localStorage)).toBe(before);
  await fireEvent.click(screen.getByRole('button', { name: t('workshop-photo-drop') }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(photographOf('draft guard')).toBeUndefined();
});

test('what is no picture is not shown', async () => {
  render(Photograph, { card: 'draft guard', name: 'Guard', of: 'card' });
  await choose(new File(['text'], 'guard.txt', { type: 'text/plain' }));
  expect(screen.queryByRole('img')).toBeNull();
});
