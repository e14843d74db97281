/** What the tab of the browser says. */
import { onDestroy } from 'svelte';

export const title = $state({ text: '', alert: false });

/** Called by a page: its title, for as long as it is shown; it may change. */
export function titled(text: () => string): void {
  $effect(() => {
    title.text = text();
  });
  onDestroy(() => {
    title.text = '';
    title.alert = false;
  });
}
