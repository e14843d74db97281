/** What a page was asked for in its address: `?game=…&q=…`. */
import { become, router } from '../router.svelte';

export function param(name: string): string {
  return new URLSearchParams(router.query).get(name) ?? '';
}

/** Several words of one name: `?type=unit,royal`. */
export function listed(name: string): string[] {
  return param(name).split(',').filter(Boolean);
}

/** Change the address, without a step in the history; empty values are left out. */
export function setParams(changed: Record<string, string | string[]>): void {
  const all = new URLSearchParams(router.query);
  for (const [name, value] of Object.entries(changed)) {
    const text = String(value);
    if (text) all.set(name, text);
    else all.delete(name);
  }
  const query = all.toString().replaceAll('%2C', ',');
  become(router.path + (query ? `?${query}` : ''));
}
