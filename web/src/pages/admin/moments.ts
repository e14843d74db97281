/** Times as operators read them. */
import { t } from '../../i18n/texts';
import { settings } from '../../settings/settings.svelte';

/** Day and time; a dash where nobody knows. */
export function moment(at: number | null): string {
  if (at === null) return '–';
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(settings.lang, style).format(at);
}

/** Until when something holds. */
export const until = (at: number | null) =>
  at === null ? t('admin-until-lifted') : t('admin-until', { time: moment(at) });
