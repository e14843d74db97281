/** Packs that are shared by their links, and what this browser needs to withdraw those it shared. */
import { api } from '../net/api';
import type { Shared, SharedPack } from './types';

const KEY = 'stormark-shared';

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

let tokens = $state.raw<Record<string, string>>(kept()); // by hash; '' with an account

function keep(next: Record<string, string>): void {
  tokens = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // it can be withdrawn as long as this page is open
  }
}

/** Whether this browser shared a pack. */
export function isShared(hash: string): boolean {
  return hash in tokens;
}

export function linkTo(hash: string): string {
  return new URL(`/workshop/shared/${hash}`, location.href).href;
}

export async function share(game: string, pack: string): Promise<void> {
  const { hash, token } = await api<Shared>('/shared-packs', { body: { game, pack } });
  keep({ ...tokens, [hash]: token });
}

export const sharedPack = (hash: string) =>
  api<SharedPack>(`/shared-packs/${hash}`, { share: tokens[hash] });

export async function withdraw(hash: string): Promise<void> {
  await api<null>(`/shared-packs/${hash}`, { method: 'DELETE', share: tokens[hash] });
  const { [hash]: _, ...others } = tokens;
  keep(others);
}
