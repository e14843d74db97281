/** The packs somebody works on; each is kept on this device with every change, nowhere else. */
import { nameIn } from './file';
import type { Table } from './tables';

export interface Draft {
  id: string;
  game: string;
  data: Table; // as its file would say it
  changed: number; // when
}

const KEY = 'stormark-draft-';

function kept(): Draft[] {
  const found: Draft[] = [];
  for (let at = 0; at < localStorage.length; at++) {
    const draft = stored(localStorage.key(at) ?? '');
    if (draft) found.push(draft);
  }
  return found.sort((a, b) => b.changed - a.changed);
}

function stored(key: string): Draft | null {
  if (!key.startsWith(KEY)) return null;
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

let list = $state.raw<Draft[]>(kept());
let lost = $state(false);

export const drafts = {
  get all(): readonly Draft[] {
    return list;
  },
  /** Whether the browser has no room: what was typed last is on this page only. */
  get unkept(): boolean {
    return lost;
  },
};

export function draftNamed(id: string): Draft | undefined {
  return list.find((draft) => draft.id === id);
}

export function titleOf(draft: Draft): string {
  return nameIn(draft.data);
}

export function begin(game: string, data: Table): Draft {
  const draft = { id: crypto.randomUUID(), game, data, changed: Date.now() };
  list = [draft, ...list];
  keep(draft);
  return draft;
}

export function change(id: string, data: Table): void {
  const before = draftNamed(id);
  if (!before || before.data === data) return;
  const draft = { ...before, data, changed: Date.now() };
  list = list.map((one) => (one.id === id ? draft : one));
  keep(draft);
}

export function forget(id: string): void {
  list = list.filter((draft) => draft.id !== id);
  localStorage.removeItem(KEY + id);
}

function keep(draft: Draft): void {
  try {
    localStorage.setItem(KEY + draft.id, JSON.stringify(draft));
    lost = false;
  } catch {
    lost = true;
  }
}

// Another window may work on drafts too: this one shows what is kept.
window.addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith(KEY)) list = kept();
});
