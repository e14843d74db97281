import { afterEach, expect, test, vi } from 'vitest';
import { begin, change, draftNamed, drafts, forget, titleOf } from './drafts.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of drafts.all) forget(id);
});

const inBrowser = (id: string) =>
  JSON.parse(localStorage.getItem(`stormark-draft-${id}`) ?? 'null');

test('every change of a draft is kept at once', () => {
  const { id } = begin('xibalba', { pack: { name: 'Mine' } });
  change(id, { pack: { name: 'Ours' }, cards: {} });
  expect(inBrowser(id)).toMatchObject({ game: 'xibalba', data: { pack: { name: 'Ours' } } });
  const draft = draftNamed(id);
  expect(draft && titleOf(draft)).toBe('Ours');
  forget(id);
  expect(inBrowser(id)).toBeNull();
  expect(draftNamed(id)).toBeUndefined();
});

test('drafts of another window appear here', () => {
  localStorage.setItem(
    'stormark-draft-x',
    JSON.stringify({ id: 'x', game: 'battalia', data: {}, changed: 1 }),
  );
  window.dispatchEvent(new StorageEvent('storage', { key: 'stormark-draft-x' }));
  expect(draftNamed('x')?.game).toBe('battalia');
});

test('a browser without room says so, and the draft stays on the page', () => {
  const { id } = begin('xibalba', {});
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem: full, removeItem: () => {} });
  change(id, { cards: {} });
  expect(drafts.unkept).toBe(true);
  expect(draftNamed(id)?.data).toEqual({ cards: {} });
});
