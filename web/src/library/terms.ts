/** Which terms of the glossary a text uses. */
import type { Lang } from '../i18n/languages';
import type { Thing } from './search';
import { wordsOf } from './words';

const ENDING = 2; // letters by which a word may be longer than its term: plurals, cases

/** The terms in a text, each once, the longest names first; the word itself is no news. */
export function termsIn<T extends Thing>(
  text: string,
  terms: readonly T[],
  lang: Lang,
  most = 8,
): T[] {
  const words = wordsOf(text).map(({ forms }) => forms[0] ?? '');
  const taken = new Set<number>();
  const found: T[] = [];
  const named = terms.flatMap((term) => namesOf(term, lang).map((name) => ({ term, name })));
  named.sort((a, b) => b.name.join('').length - a.name.join('').length);
  for (const { term, name } of named) {
    const at = words.findIndex((_, index) => !taken.has(index) && stands(name, words, index));
    if (at < 0 || found.includes(term)) continue;
    for (let index = at; index < at + name.length; index++) taken.add(index);
    found.push(term);
  }
  return found.slice(0, most);
}

/** `Great Artefact (GA)` is one name, `round, game round` are two. */
function namesOf(term: Thing, lang: Lang): string[][] {
  const plain = term[lang].title.replace(/\([^)]*\)/g, '');
  const names = plain.split(',').map((name) => wordsOf(name).map(({ forms }) => forms[0] ?? ''));
  return names.filter((name) => name.length > 0);
}

function stands(name: string[], words: string[], at: number): boolean {
  return name.every((part, offset) => {
    const word = words[at + offset] ?? '';
    return word.startsWith(part) && word.length - part.length <= (part.length > 3 ? ENDING : 0);
  });
}
