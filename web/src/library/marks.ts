/** Texts with what was searched for marked in them. */
import { wordsOf } from './words';

export interface Part {
  text: string;
  marked: boolean;
}

const EXCERPT = 190;

/** A text in parts, those that answer a query marked. */
export function marked(text: string, words: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  let done = 0;
  for (const { start, end, forms } of wordsOf(text)) {
    if (!forms.some((form) => words.has(form))) continue;
    if (start > done) parts.push({ text: text.slice(done, start), marked: false });
    parts.push({ text: text.slice(start, end), marked: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), marked: false });
  return parts;
}

/** The part of a long text with the most of what was searched for, cut between words. */
export function excerpt(text: string, words: ReadonlySet<string>): Part[] {
  const plain = text.replace(/\s*\n\s*/g, ' · ');
  if (plain.length <= EXCERPT) return marked(plain, words);
  const all = wordsOf(plain);
  const hits = all.filter(({ forms }) => forms.some((form) => words.has(form)));
  const inside = (from: number) =>
    hits.filter((hit) => hit.start >= from && hit.end <= from + EXCERPT - 20).length;
  const best = hits.reduce(
    (kept, hit) => (inside(hit.start) > inside(kept.start) ? hit : kept),
    hits[0] ?? { start: 0, end: 0 },
  );
  const wanted = Math.max(0, Math.min(best.start - 40, plain.length - EXCERPT));
  const from = wanted === 0 ? 0 : (all.find((word) => word.start >= wanted)?.start ?? 0);
  const to = all.filter((word) => word.end <= from + EXCERPT).at(-1)?.end ?? plain.length;
  const cut = plain.slice(from, to === all.at(-1)?.end ? plain.length : to);
  const parts = marked(cut, words);
  if (from > 0) parts.unshift({ text: '… ', marked: false });
  if (from + cut.length < plain.length) parts.push({ text: ' …', marked: false });
  return parts;
}
