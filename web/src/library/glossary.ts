/** The glossary: terms, and names of other things, in both languages. */
import type { Lang } from '../i18n/languages';
import type { Item, LibraryIndex } from './libraryIndex';

/** What has a name of its own in either language. */
export const NAMED = ['term', 'action', 'card', 'faction', 'storm', 'potion', 'building'];

interface Wanted {
  query: string;
  kind: string; // or 'all'
  by: Lang;
  down: boolean;
  lang: Lang;
}

export interface Line {
  item: Item;
  words: Set<string>;
}

export function rowsOf(library: Pick<LibraryIndex, 'items' | 'index'>, wanted: Wanted): Line[] {
  const fits = ({ kind }: Item) =>
    wanted.kind === 'all' ? NAMED.includes(kind) : kind === wanted.kind;
  const found: Line[] = wanted.query.trim()
    ? library.index
        .find(wanted.query, wanted.lang)
        .hits.map(({ thing, words }) => ({ item: thing, words }))
    : library.items.map((item) => ({ item, words: new Set<string>() }));
  const { compare } = new Intl.Collator(wanted.by, { sensitivity: 'base' });
  const sign = wanted.down ? -1 : 1;
  return found
    .filter(({ item }) => fits(item))
    .sort((a, b) => sign * compare(a.item[wanted.by].title, b.item[wanted.by].title));
}
