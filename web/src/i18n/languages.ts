/** The languages people can read the client in: the one place that lists them. */
export const LANGUAGES = ['en', 'de'] as const;
export type Lang = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAME: Record<Lang, string> = { en: 'English', de: 'Deutsch' };

export function isLang(word: string): word is Lang {
  return LANGUAGES.some((lang) => lang === word);
}

/** The languages somebody is not reading. */
export function otherLanguages(lang: Lang): Lang[] {
  return LANGUAGES.filter((one) => one !== lang);
}

/** Something for each language. */
export function inEach<T>(make: (lang: Lang) => T): Record<Lang, T> {
  return Object.fromEntries(LANGUAGES.map((lang) => [lang, make(lang)])) as Record<Lang, T>;
}
