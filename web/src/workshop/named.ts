/** What a card of a draft is called, in the language of the reader or in another. */
import { LANGUAGES } from '../i18n/languages';
import { settings } from '../settings/settings.svelte';
import type { Card } from './cards';

export function named({ id, value }: Pick<Card, 'id' | 'value'>): string {
  for (const lang of [settings.lang, ...LANGUAGES]) {
    const name = value[`name_${lang}`] ?? value[lang];
    if (typeof name === 'string' && name) return name;
  }
  return id.replaceAll('_', ' ');
}
