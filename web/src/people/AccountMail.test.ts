import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import AccountMail from './AccountMail.svelte';
import type { MyReminders } from './types';

const HOME = { address: 'ada@home.example', turns: true, confirmed: true, waiting: null };
const USED = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {} };
const KEY = { id: 'k1', name: 'Phone', created_at: 1, used_at: null };
const asked: { path: string; body: unknown }[] = [];
let keys: object[] = [];

function answer(path: string, init?: RequestInit): Response {
  if (init?.method === 'PUT') asked.push({ path, body: JSON.parse(String(init.body)) });
  if (path.endsWith('/question')) return Response.json({ options: { challenge: 'BBBB' } });
  if (path.endsWith('/passkeys')) return Response.json({ offered: true, most: 20, passkeys: keys });
  return Response.json({ mail: { ...HOME, waiting: 'ada@work.example' } });
}

/** What a browser has that can use passkeys. */
class FakeCredential {
  static parseRequestOptionsFromJSON = (options: object) => options;
  toJSON = () => USED;
}

beforeEach(() => {
  settings.lang = 'en';
  asked.length = 0;
  keys = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => answer(path, init));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The form, and what it has told of the address so far. */
function form(): { told: MyReminders[]; rerender: (mail: MyReminders['mail']) => Promise<void> } {
  const told: MyReminders[] = [];
  const changed = (now: MyReminders) => told.push(now);
  const shown = render(AccountMail, { mail: HOME, changed });
  return { told, rerender: (mail) => shown.rerender({ mail, changed }) };
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label, { exact: false }), { target: { value } });

async function send(): Promise<void> {
  const found = screen.getByText('Save').closest('form');
  if (found) await fireEvent.submit(found);
}

test('another address takes the password, and the old one is used until it is confirmed', async () => {
  const { told, rerender } = form();
  expect(screen.queryByLabelText('Password', { exact: false })).toBeNull();
  await type('Address', 'ada@work.example');
  await type('Password', 'lovelace-1815');
  await send();
  await vi.waitFor(() => expect(told).toHaveLength(1));
  const body = { address: 'ada@work.example', turns: true, lang: 'en', password: 'lovelace-1815' };
  expect(asked).toEqual([{ path: '/api/me/mail', body }]);
  await rerender(told[0]?.mail ?? null);
  expect(screen.getByText(/waiting for confirmation of .*work.*Until then, .*home/)).toBeTruthy();
});

test('the same address takes none', async () => {
  const { told } = form();
  await fireEvent.click(screen.getByLabelText('Email me when it’s my turn'));
  await send();
  await vi.waitFor(() => expect(told).toHaveLength(1));
  const body = { address: HOME.address, turns: false, lang: 'en' };
  expect(asked).toEqual([{ path: '/api/me/mail', body }]);
});

test('whoever has a passkey can use it instead, or change their mind', async () => {
  keys = [KEY];
  const get = vi.fn(async () => new FakeCredential());
  get.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  vi.stubGlobal('PublicKeyCredential', FakeCredential);
  vi.stubGlobal('navigator', { userAgent: 'Firefox/140.0 (Linux)', credentials: { get } });
  const { told } = form();
  await type('Address', 'ada@work.example');
  const button = await screen.findByText<HTMLButtonElement>('Save with a passkey');
  await fireEvent.click(button);
  await screen.findByText('No passkey was used. Try again, or enter your password.');
  expect(asked).toEqual([]);
  await vi.waitFor(() => expect(button.disabled).toBe(false));
  await fireEvent.click(button);
  await vi.waitFor(() => expect(told).toHaveLength(1));
  const body = { address: 'ada@work.example', turns: true, lang: 'en', credential: USED };
  expect(asked).toEqual([{ path: '/api/me/mail', body }]);
});
