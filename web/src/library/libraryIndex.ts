/** The library of each game, fetched once in both languages when somebody looks something up. */
import { inEach, LANGUAGES, type Lang } from '../i18n/languages';
import { api } from '../net/api';
import { Index, type Said, type Thing } from './search';

interface Entry extends Said {
  kind: string;
  id: string;
  chapter?: string;
  book?: string;
  see?: string[];
}

type InOneLanguage = Said & { chapter: string };

export type Item = Thing &
  Record<Lang, InOneLanguage> & {
    book: string;
    see: string[];
  };

export interface LibraryIndex {
  game: string;
  items: Item[];
  index: Index<Item>;
}

const kept = new Map<string, Promise<LibraryIndex>>();

/** The library of a game; with a pack, as it is at tables that are played with that content. */
export function libraryIndexOf(game: string, pack = '', token = ''): Promise<LibraryIndex> {
  const key = `${game} ${pack}`;
  let library = kept.get(key);
  if (!library) {
    library = fetched(game, pack, token);
    library.catch(() => kept.delete(key)); // without a connection: try again later
    kept.set(key, library);
  }
  return library;
}

async function fetched(game: string, pack: string, token: string): Promise<LibraryIndex> {
  const query = pack ? `?pack=${pack}` : '';
  const entries = await Promise.all(
    LANGUAGES.map((lang) => api<Entry[]>(`/games/${game}/library/${lang}${query}`, { token })),
  );
  const found = new Map(
    entries.flatMap((list, at) =>
      list.map((entry) => [`${LANGUAGES[at]} ${entry.kind} ${entry.id}`, entry] as const),
    ),
  );
  const items = (entries[0] ?? []).map((entry): Item => {
    const { kind, id, book = '', see = [] } = entry;
    const said = inEach((lang) => saidBy(found.get(`${lang} ${kind} ${id}`) ?? entry));
    return { kind, id, book, see, ...said };
  });
  return { game, items, index: new Index(items) };
}

/** Cards and others begin their text with their name: the title says it already. */
function saidBy({ title, text, chapter = '' }: Entry): InOneLanguage {
  const [first, ...rest] = text.split('\n');
  return { title, chapter, text: first === title && rest.length > 0 ? rest.join('\n') : text };
}
