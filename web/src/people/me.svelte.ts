/** Who is logged in here, if anybody; guests need nothing of this. */
import { api, type MySeat, Refusal } from '../net/api';
import { keepSeat } from '../net/seats';
import { usePasskey } from './passkeys';
import type { Me, MySession, RecoveryCodes, RecoveryState, Role } from './types';

const KEY = 'stormark-account'; // that somebody has logged in on this device: guests are not asked

export const me = $state<{ name: string }>({ name: '' });

function known(found: Me | null): void {
  me.name = found?.name ?? '';
  if (found) localStorage.setItem(KEY, 'yes');
  else localStorage.removeItem(KEY);
}

/** Called once by the application: ask who we are, where that makes sense. */
export async function recall(): Promise<void> {
  if (!localStorage.getItem(KEY)) return;
  try {
    known(await api<Me>('/me'));
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) known(null);
  }
}

export async function register(name: string, password: string): Promise<void> {
  known(await api<Me>('/people', { body: { name, password } }));
}

export async function logIn(name: string, password: string): Promise<void> {
  known(await api<Me>('/session', { body: { name, password } }));
}

/** Log in by a key of this device; false if the person changed their mind. */
export async function logInByPasskey(): Promise<boolean> {
  const credential = await usePasskey();
  if (credential) known(await api<Me>('/session/passkey', { body: credential }));
  return credential !== null;
}

export async function logOut(everywhere: boolean): Promise<void> {
  await api(everywhere ? '/sessions' : '/session', { method: 'DELETE' });
  known(null);
}

export async function changePassword(old: string, next: string): Promise<void> {
  known(await api<Me>('/me/password', { body: { old, new: next } }));
}

export async function forgetMe(password: string): Promise<void> {
  await api('/me/deletion', { body: { password } });
  known(null);
}

export const mySessions = () => api<MySession[]>('/me/sessions');
export const endSession = (id: string) => api(`/me/sessions/${id}`, { method: 'DELETE' });
export const endOtherSessions = () => api('/me/sessions', { method: 'DELETE' });

export const recoveryState = () => api<RecoveryState>('/me/recovery-codes');
export const newRecoveryCodes = async (password: string) =>
  (await api<RecoveryCodes>('/me/recovery-codes', { body: { password } })).codes;

/** Log in with a recovery code and a new password; every other device is logged out. */
export async function recover(name: string, code: string, password: string): Promise<void> {
  known(await api<Me>('/session/recovery', { body: { name, code, password } }));
}

export const myRole = () => api<Role>('/me/role');
export const myAccountTables = () => api<MySeat[]>('/me/tables');

/** Play a seat of the account from this device; the device before loses it. */
export async function takeAlong({ table, seat }: MySeat): Promise<void> {
  const { token } = await api<{ token: string }>(`/tables/${table.id}/seats/${seat}/token`, {
    method: 'POST',
  });
  keepSeat(table.id, table.game, seat, token);
}
