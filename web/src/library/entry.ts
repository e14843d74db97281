/** One entry with its surroundings. */
import { chaptersOf } from './contents';
import type { Item, LibraryIndex } from './libraryIndex';
import type { Place } from './lookup.svelte';
import { wordsOf } from './words';

export interface Neighbours {
  previous: Item | undefined;
  next: Item | undefined;
}

export function itemAt(library: LibraryIndex, { kind, id }: Place): Item | undefined {
  return library.items.find(
    (item) => item.id === id && (item.kind === kind || bothRules(item.kind, kind)),
  );
}

function bothRules(a: string, b: string): boolean {
  return [a, b].every((kind) => kind === 'rule' || kind === 'ruling');
}

/** The entries before and after, among those of the same kind. */
export function neighbours(library: LibraryIndex, item: Item): Neighbours {
  const same = library.items.filter(
    (other) => other.kind === item.kind && other.book === item.book,
  );
  const at = same.indexOf(item);
  return { previous: same[at - 1], next: same[at + 1] };
}

/** The id of the first rule in the chapter of a rule. */
export function chapterAt(library: LibraryIndex, item: Item): string {
  return chaptersOf(library.items).find((chapter) => chapter.items.includes(item))?.first ?? '';
}

export function seen(library: LibraryIndex, item: Item): Item[] {
  return library.items.filter((other) => item.see.includes(other.id));
}

const MOST = 7;

/** Rules that say something about an entry: by its name, or else by what it says. */
export function related(library: LibraryIndex, item: Item): Item[] {
  const [name = ''] = item.en.title.replace(/^.*: |\([^)]*\)/g, '').split(',');
  const { hits, whole } = library.index.find(name, 'en');
  const rules = hits.map(({ thing }) => thing).filter(({ kind }) => bothRules(kind, 'rule'));
  if (whole && rules.length > 0) return closest(rules, name);
  return library.index.similar(item, ['rule', 'ruling'], MOST);
}

/** Those that are about it before those that mention it among many others. */
function closest(rules: Item[], name: string): Item[] {
  const wanted = wordsOf(name).map(({ forms }) => forms[0] ?? '');
  const share = ({ en }: Item) => {
    const words = wordsOf(en.text).map(({ forms }) => forms[0] ?? '');
    const said = words.filter((word) => wanted.some((one) => word.startsWith(one)));
    return said.length / (words.length + 12);
  };
  const shares = new Map(rules.map((rule) => [rule, share(rule)]));
  return rules.sort((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0)).slice(0, MOST);
}

/** How the game's cards call what an entry describes; '' where it has no card. */
export function faceOf(library: LibraryIndex, item: Item): string {
  if (item.kind === 'storm') {
    const all = library.items.filter((other) => other.kind === 'storm');
    return `storm_${all.indexOf(item) + 1}`;
  }
  return ['card', 'potion', 'building'].includes(item.kind) ? item.id : '';
}
