/** What operators decided about whoever is here; shown on every page until it is put away. */
import { api } from '../net/api';
import { me } from './me.svelte';

export interface OperatorNotice {
  id: number;
  at: number;
  message: string;
  text: string;
}

export const notices = $state<{ list: OperatorNotice[] }>({ list: [] });

/** A notice that came over a table's socket, or with the account; each is shown once. */
export function noted(found: OperatorNotice): void {
  if (notices.list.some((one) => one.id === found.id)) return;
  const { id, at, message, text } = found;
  notices.list = [...notices.list, { id, at, message, text }];
}

/** Ask for what an account has not read yet. */
export async function fetchNotices(): Promise<void> {
  for (const one of await api<OperatorNotice[]>('/me/notices')) noted(one);
}

/** Everything up to here has been read. */
export async function putAway(): Promise<void> {
  const last = Math.max(0, ...notices.list.map((one) => one.id));
  notices.list = [];
  if (me.name && last > 0) await api('/me/notices', { body: { up_to: last } });
}
