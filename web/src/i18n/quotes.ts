/** Quotation marks within quotation marks: every second pair is the language's inner one. */
import type { Lang } from './languages';

const OUTER: Record<Lang, [string, string]> = { en: ['“', '”'], de: ['„', '“'] };
const INNER: Record<Lang, [string, string]> = { en: ['‘', '’'], de: ['‚', '‘'] };

/** A sentence with inner marks for what is quoted within a quotation; `stormark.i18n.quotes` does
the same. What somebody typed may have marks that do not match: they stay as they are. */
export function nested(text: string, lang: Lang): string {
  const [opening, closing] = OUTER[lang];
  if (text.indexOf(opening) === text.lastIndexOf(opening)) return text;
  const letters = text.split('');
  const opened: number[] = [];
  for (const [place, letter] of letters.entries()) {
    if (letter === opening) opened.push(place);
    else if (letter === closing) {
      const begin = opened.pop();
      if (begin === undefined) return text;
      [letters[begin], letters[place]] = (opened.length % 2 ? INNER : OUTER)[lang];
    }
  }
  return opened.length > 0 ? text : letters.join('');
}
