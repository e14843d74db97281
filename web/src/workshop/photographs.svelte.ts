/** Photographs of printed cards, to be held beside the form.

They stay in the memory of this page: they are kept nowhere, and nothing that is sent knows of them.
*/
import { SvelteMap } from 'svelte/reactivity';

const shown = new SvelteMap<string, string>(); // by card, as the page may show it

export function photographOf(card: string): string | undefined {
  return shown.get(card);
}

export function hold(card: string, picture: Blob): Promise<void> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      shown.set(card, String(reader.result));
      resolve();
    };
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });
}

export function drop(card: string): void {
  shown.delete(card);
}
