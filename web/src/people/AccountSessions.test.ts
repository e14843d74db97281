import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import AccountRecovery from './AccountRecovery.svelte';
import AccountSessions from './AccountSessions.svelte';

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
let sessions = [
  { id: 'a1', agent: FIREFOX, created_at: 1, seen_at: 2, current: false },
  { id: 'b2', agent: '', created_at: 1, seen_at: 3, current: true },
];
const asked: string[] = [];

/** A server that knows two sessions and makes two codes. */
function answer(path: string, init?: RequestInit): Response {
  asked.push(`${init?.method ?? 'GET'} ${path}`);
  if (init?.method === 'DELETE') {
    sessions = sessions.filter((one) => !path.endsWith(one.id));
    return new Response('');
  }
  if (path.endsWith('/me/sessions')) return Response.json(sessions);
  return Response.json(
    init?.method === 'POST' ? { codes: ['AAAA-BBBB', 'CCCC-DDDD'] } : { left: 0, made_at: null },
  );
}

beforeEach(() => {
  settings.lang = 'en';
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => answer(path, init));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('each session but this one can be ended by itself', async () => {
  render(AccountSessions);
  await screen.findByText('Firefox, Android');
  expect(screen.getByText('this device')).toBeTruthy();
  const end = screen.getByRole<HTMLButtonElement>('button', { name: 'Log out (Firefox, Android)' });
  await waitFor(() => expect(end.disabled).toBe(false));
  await fireEvent.click(end);
  await waitFor(() => expect(screen.queryByText('Firefox, Android')).toBeNull());
  expect(asked).toContain('DELETE /api/me/sessions/a1');
  expect(screen.queryByRole('button')).toBeNull();
});

test('new recovery codes are shown once they are made', async () => {
  render(AccountRecovery);
  await screen.findByText('You have no recovery codes.');
  await fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'secret-1' } });
  const form = screen.getByText('Create ten new codes').closest('form');
  if (form) await fireEvent.submit(form);
  await screen.findByText('AAAA-BBBB');
  expect(screen.getByText('2 codes are left.')).toBeTruthy();
});
