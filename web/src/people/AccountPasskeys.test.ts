import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import AccountPasskeys from './AccountPasskeys.svelte';

const PHONE = { id: 'k1', name: 'Phone', created_at: 1, used_at: null };
const MADE = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {} };
const asked: string[] = [];
let keys = [PHONE];
let offered = true;

/** A server that knows one key, and takes another. */
function answer(path: string, init?: RequestInit): Response {
  asked.push(`${init?.method ?? 'GET'} ${path} ${init?.body ?? ''}`.trim());
  if (init?.method === 'DELETE') keys = [];
  if (path.endsWith('/question')) return Response.json({ options: { challenge: 'BBBB' } });
  if (init?.method === 'POST') keys = [...keys, { ...PHONE, id: 'k2', name: 'Laptop' }];
  return Response.json({ offered, most: 20, passkeys: keys });
}

/** What a browser has that can use passkeys. */
class FakeCredential {
  static parseCreationOptionsFromJSON = (options: object) => options;
  static parseRequestOptionsFromJSON = (options: object) => options;
  toJSON = () => MADE;
}

beforeEach(() => {
  settings.lang = 'en';
  asked.length = 0;
  keys = [PHONE];
  offered = true;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => answer(path, init));
  vi.stubGlobal('PublicKeyCredential', FakeCredential);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function device(create: () => Promise<unknown>): void {
  vi.stubGlobal('navigator', { userAgent: 'Firefox/140.0 (Linux)', credentials: { create } });
}

async function add(): Promise<void> {
  render(AccountPasskeys);
  await screen.findByText('Phone');
  await fireEvent.input(screen.getByLabelText('Name of the passkey'), {
    target: { value: 'Laptop' },
  });
  await fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'secret-1' } });
  const form = screen.getByText('Create passkey').closest('form');
  if (form) await fireEvent.submit(form);
}

test('a key that the device has made is kept under its name', async () => {
  device(async () => new FakeCredential());
  await add();
  await screen.findByText('Passkey added.');
  await screen.findByText('Laptop');
  expect(asked).toContain('POST /api/me/passkeys/question {"password":"secret-1"}');
  const body = JSON.stringify({ name: 'Laptop', credential: MADE });
  expect(asked).toContain(`POST /api/me/passkeys ${body}`);
});

test('whoever changes their mind is told that nothing was made', async () => {
  device(async () => {
    throw new DOMException('no', 'NotAllowedError');
  });
  await add();
  await screen.findByText('No passkey was created. You can try again.');
  expect(asked.filter((one) => one.startsWith('POST /api/me/passkeys '))).toEqual([]);
});

test('a key is removed', async () => {
  render(AccountPasskeys);
  const remove = await screen.findByRole<HTMLButtonElement>('button', { name: 'Remove (Phone)' });
  await waitFor(() => expect(remove.disabled).toBe(false));
  await fireEvent.click(remove);
  await screen.findByText('You have no passkeys yet.');
  expect(asked).toContain('DELETE /api/me/passkeys/k1');
});

test('a browser without passkeys says so, and shows those of other devices', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  render(AccountPasskeys);
  await screen.findByText('Phone');
  expect(screen.getByText('This browser doesn’t support passkeys.')).toBeTruthy();
  expect(screen.queryByText('Add a passkey')).toBeNull();
});

test('where the server offers none and there are none, nothing is shown', async () => {
  offered = false;
  keys = [];
  const { container } = render(AccountPasskeys);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(container.textContent?.trim()).toBe('');
});
