/** The library of each game, fetched once in both languages when somebody looks something up. */
import { api } from '../net/api';
import { Index, type Said, type Thing } from './search';

interface Entry extends Said {
  kind: string;
  id: string;
  chapter?: string;
  book?: string;
  see?: string[];
}

export interface Item extends Thing {
  en: Said & { chapter: string };
  de: Said & { chapter: string };
  book: string;
  see: string[];
}

export interface LibraryIndex {
  game: string;
  items: Item[];
  index: Index<Item>;
}

const kept = new Map<string, Promise<LibraryIndex>>();

/** The library of a game; with a pack, as it is at tables that are played with that content. */
export function libraryIndexOf(game: string, pack = ''): Promise<LibraryIndex> {
  const key = `${game} ${pack}`;
  let library = kept.get(key);
  if (!library) {
    library = fetched(game, pack);
    library.catch(() => kept.delete(key)); // without a connection: try again later
    kept.set(key, library);
  }
  return library;
}

async function fetched(game: string, pack: string): Promise<LibraryIndex> {
  const query = pack ? `?pack=${pack}` : '';
  const [en, de] = await Promise.all([
    api<Entry[]>(`/games/${game}/library/en${query}`),
    api<Entry[]>(`/games/${game}/library/de${query}`),
  ]);
  const german = new Map(de.map((entry) => [`${entry.kind} ${entry.id}`, entry]));
  const items = en.map((entry) => item(entry, german.get(`${entry.kind} ${entry.id}`) ?? entry));
  return { game, items, index: new Index(items) };
}

function item(en: Entry, de: Entry): Item {
  const { kind, id, book = '', see = [] } = en;
  return { kind, id, book, see, en: said(en), de: said(de) };
}

/** Cards and others begin their text with their name: the title says it already. */
function said({ title, text, chapter = '' }: Entry): Item['en'] {
  const [first, ...rest] = text.split('\n');
  return { title, chapter, text: first === title && rest.length > 0 ? rest.join('\n') : text };
}
