/** Keys on one's devices that log in without a password: the browser's part of it. */
import { api } from '../net/api';
import type { MyPasskeys, PasskeysOffered } from './types';

interface Question<T> {
  options: T;
}

/** Whether this browser can do it all; older ones lack the forms for JSON. */
export const canUsePasskeys = () =>
  'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

export const myPasskeys = () => api<MyPasskeys>('/me/passkeys');
export const passkeysOffered = async () =>
  canUsePasskeys() && (await api<PasskeysOffered>('/session/passkey')).offered;
export const renamePasskey = (id: string, name: string) =>
  api(`/me/passkeys/${id}`, { method: 'PUT', body: { name } });
export const removePasskey = (id: string) => api(`/me/passkeys/${id}`, { method: 'DELETE' });

/** Make a key on this device, or on one nearby; false if the person changed their mind. */
export async function addPasskey(name: string, password: string): Promise<boolean> {
  const { options } = await api<Question<PublicKeyCredentialCreationOptionsJSON>>(
    '/me/passkeys/question',
    { body: { password } },
  );
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await asked(() => navigator.credentials.create({ publicKey }));
  if (credential) await api('/me/passkeys', { body: { name, credential } });
  return credential !== null;
}

/** What a key of this device says to be logged in; null if the person changed their mind. */
export async function usePasskey(): Promise<object | null> {
  const { options } = await api<Question<PublicKeyCredentialRequestOptionsJSON>>(
    '/session/passkey/question',
    { method: 'POST' },
  );
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return asked(() => navigator.credentials.get({ publicKey }));
}

/** Browsers say no in one way, whether a person, a device or the time did. */
async function asked(ask: () => Promise<Credential | null>): Promise<object | null> {
  try {
    const found = await ask();
    return found instanceof PublicKeyCredential ? found.toJSON() : null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
