import { beforeEach, expect, test, vi } from 'vitest';
import * as api from '../net/api';
import { heldAt, keep } from '../net/seats';
import { joinRematch } from './rematch';

vi.mock('../net/api', () => ({ claim: vi.fn(), rematch: vi.fn() }));

beforeEach(() => {
  localStorage.clear();
  vi.mocked(api.claim).mockReset();
  vi.mocked(api.claim).mockImplementation((_, token) =>
    Promise.resolve({ seat: token === 'a' ? 1 : 2, token: `new ${token}` }),
  );
  keep({ table: 'old', game: 'xibalba', seats: { 0: 'a', 1: 'b' } });
});

test('every seat of this device is taken at the next table', async () => {
  expect(await joinRematch('old', 'xibalba', 'next')).toBe('next');
  expect(heldAt('next')?.seats).toEqual({ 1: 'new a', 2: 'new b' });
});

test('who comes back to the old table goes to the next one without asking for the seat again', async () => {
  await joinRematch('old', 'xibalba', 'next');
  await joinRematch('old', 'xibalba', 'next');
  expect(api.claim).toHaveBeenCalledTimes(2);
});

test('a seat that could not be taken is asked for again', async () => {
  vi.mocked(api.claim).mockImplementationOnce(() => Promise.resolve({ seat: 1, token: 'new a' }));
  vi.mocked(api.claim).mockImplementationOnce(() => Promise.reject(new Error('no connection')));
  await expect(joinRematch('old', 'xibalba', 'next')).rejects.toThrow('no connection');
  await joinRematch('old', 'xibalba', 'next');
  expect(api.claim).toHaveBeenLastCalledWith('next', 'b');
  expect(heldAt('next')?.seats).toEqual({ 1: 'new a', 2: 'new b' });
});
