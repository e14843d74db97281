/** Several names in a sentence, as the chosen language joins them. */
import { settings } from '../settings/settings.svelte';

export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(names);
}
