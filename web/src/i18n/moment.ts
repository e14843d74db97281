/** Points in time, as people read them. */
import { settings } from '../settings/settings.svelte';

/** Day and time; a dash where nobody knows. */
export function moment(at: number | null): string {
  if (at === null) return '–';
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(settings.lang, style).format(at);
}
