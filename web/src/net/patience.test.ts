import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, Refusal } from './api';
import { patiently } from './patience';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function busy(status: number, headers: Record<string, string>) {
  const fetched = vi.fn(async () => new Response('{"rule": "T-RATE-01"}', { status, headers }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('a busy server is not asked again before the time it named', async () => {
  const fetched = busy(429, { 'Retry-After': '30' });
  const ask = () => patiently('first', () => api('/busy'));
  await expect(ask()).rejects.toMatchObject({ wait: 30 });
  await expect(ask()).rejects.toBeInstanceOf(Refusal);
  expect(fetched).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(30_000);
  await expect(ask()).rejects.toBeInstanceOf(Refusal);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('one that does not say for how long is left alone for a while', async () => {
  const fetched = busy(503, {});
  const ask = () => patiently('second', () => api('/busy'));
  await expect(ask()).rejects.toMatchObject({ wait: 5 });
  await expect(ask()).rejects.toBeInstanceOf(Refusal);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('what is refused for good may be asked again at once', async () => {
  const fetched = busy(409, {});
  const ask = () => patiently('third', () => api('/no'));
  await expect(ask()).rejects.toMatchObject({ wait: 0 });
  await expect(ask()).rejects.toBeInstanceOf(Refusal);
  expect(fetched).toHaveBeenCalledTimes(2);
});
