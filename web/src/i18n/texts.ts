/** Texts of the client: Fluent messages, the same ids in both languages. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from '../settings/settings.svelte';
import { inEach, isLang, type Lang } from './languages';
import { nested } from './quotes';

export type Values = Record<string, FluentVariable>;

export const files = import.meta.glob<string>('../locale/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function bundleOf(lang: Lang, texts: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

function own(lang: Lang): FluentBundle {
  const paths = Object.keys(files).filter((path) => path.includes(`/${lang}/`));
  return bundleOf(
    lang,
    paths.map((path) => files[path] ?? ''),
  );
}

const bundles = inEach(own);

/** A text in the language of the reader; whatever shows it changes with the language. */
export function t(id: string, values: Values = {}): string {
  return said(bundles[settings.lang], id, values) ?? id;
}

/** Whether there is such a text. */
export function has(id: string): boolean {
  return bundles[settings.lang].hasMessage(id);
}

/** A message of any bundle; null where it has none. */
export function said(bundle: FluentBundle, id: string, values: Values = {}): string | null {
  const message = bundle.getMessage(id);
  if (!message?.value) return null;
  const [lang = ''] = bundle.locales;
  const text = bundle.formatPattern(message.value, values, []);
  return isLang(lang) ? nested(text, lang) : text;
}
