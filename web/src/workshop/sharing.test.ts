import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isShared, linkTo, share, sharedPack, withdraw } from './sharing.svelte';

const asked: { path: string; method: string; token: string | null }[] = [];
let answer: { status: number; body: unknown } = { status: 201, body: null };

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('X-Share-Token');
    asked.push({ path, method: init.method ?? '', token });
    const text = answer.body === null ? null : JSON.stringify(answer.body);
    return new Response(text, { status: answer.status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('whoever shared a pack can withdraw it on the same device, and nobody else', async () => {
  answer = { status: 201, body: { hash: 'abc', token: 'secret' } };
  await share('xibalba', 'abc');
  expect(isShared('abc')).toBe(true);
  expect(isShared('other')).toBe(false);
  expect(localStorage.getItem('stormark-shared')).toContain('secret');
  answer = { status: 204, body: null };
  await withdraw('abc');
  expect(asked.at(-1)).toEqual({
    path: '/api/shared-packs/abc',
    method: 'DELETE',
    token: 'secret',
  });
  expect(isShared('abc')).toBe(false);
  expect(localStorage.getItem('stormark-shared')).toBe('{}');
});

test('a link names the hash and nothing secret, and a visitor has no token', async () => {
  expect(new URL(linkTo('abc')).pathname).toBe('/workshop/shared/abc');
  answer = { status: 200, body: { hash: 'xyz' } };
  await sharedPack('xyz');
  expect(asked).toEqual([{ path: '/api/shared-packs/xyz', method: 'GET', token: null }]);
});

test('what is refused is shared as before', async () => {
  answer = { status: 201, body: { hash: 'kept', token: 'secret' } };
  await share('xibalba', 'kept');
  answer = { status: 500, body: {} };
  await expect(withdraw('kept')).rejects.toThrow();
  expect(isShared('kept')).toBe(true);
});
