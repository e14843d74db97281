/** The table of contents: rules and rulings in the order of the rulebook, by chapter. */
import type { Item } from './libraryIndex';

export interface Chapter {
  first: string; // the id of its first rule, which is its address
  kind: string;
  book: string;
  items: Item[];
}

export interface Part {
  book: string;
  kind: string;
  chapters: Chapter[];
}

export function chaptersOf(items: readonly Item[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const item of items) {
    if (item.kind !== 'rule' && item.kind !== 'ruling') continue;
    const last = chapters.at(-1);
    const goes = last?.kind === item.kind && last.book === item.book;
    if (last && goes && last.items[0]?.en.chapter === item.en.chapter) last.items.push(item);
    else chapters.push({ first: item.id, kind: item.kind, book: item.book, items: [item] });
  }
  return chapters;
}

export function partsOf(chapters: readonly Chapter[]): Part[] {
  const parts: Part[] = [];
  for (const chapter of chapters) {
    const last = parts.at(-1);
    if (last && last.book === chapter.book && last.kind === chapter.kind)
      last.chapters.push(chapter);
    else parts.push({ book: chapter.book, kind: chapter.kind, chapters: [chapter] });
  }
  return parts;
}
