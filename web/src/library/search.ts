/** Searching the library of a game: instant, in both languages at once, and forgiving. */
import { inEach, LANGUAGES, type Lang } from '../i18n/languages';
import { slips, wordsOf } from './words';

export interface Said {
  title: string;
  text: string;
  chapter?: string;
}

export interface Thing extends Record<Lang, Said> {
  kind: string;
  id: string;
}

export interface Hit<T extends Thing = Thing> {
  thing: T;
  words: Set<string>; // the words of its texts that answer the query, to be marked
}

export interface Found<T extends Thing = Thing> {
  hits: Hit<T>[];
  whole: boolean; // every word was found; otherwise these are the closest
}

/** The order of equal matches, as the server's own search has it. */
export const KINDS = [
  'term',
  'action',
  'card',
  'storm',
  'potion',
  'building',
  'faction',
  'rule',
  'ruling',
];

const WEIGHT = { id: 12, title: 10, otherTitle: 8, chapter: 4, text: 3, otherText: 2 };
const QUALITY = { exact: 1, start: 0.8, stem: 0.65, inside: 0.5, slip: 0.4 };
const ENDING = 2; // letters that may differ at the end of words
const SHORT = 3; // shorter words are only found at the beginning of words

/** Which places of which things hold a word; numbers are the weights in either language. */
type Places = Map<number, Record<Lang, number>>;

export class Index<T extends Thing> {
  readonly #places = new Map<string, Places>();

  constructor(readonly things: readonly T[]) {
    for (const [at, thing] of things.entries()) {
      this.#add(at, thing.id.replace(/^term-/, ''), () => WEIGHT.id);
      for (const lang of LANGUAGES) {
        const said = thing[lang];
        const weigh = (own: number, foreign: number) => (one: Lang) =>
          one === lang ? own : foreign;
        this.#add(at, said.title, weigh(WEIGHT.title, WEIGHT.otherTitle));
        this.#add(at, said.chapter ?? '', weigh(WEIGHT.chapter, WEIGHT.otherText));
        this.#add(at, said.text, weigh(WEIGHT.text, WEIGHT.otherText));
      }
    }
  }

  #add(at: number, text: string, weight: (lang: Lang) => number): void {
    for (const { forms } of wordsOf(text)) {
      for (const form of forms) {
        const places: Places = this.#places.get(form) ?? new Map();
        const before = places.get(at);
        const best = inEach((lang) => Math.max(before?.[lang] ?? 0, weight(lang)));
        places.set(at, best);
        this.#places.set(form, places);
      }
    }
  }

  /** The best matches first. Every word of the query has to be somewhere, in any order. */
  find(query: string, lang: Lang, kind = ''): Found<T> {
    const asked = wordsOf(query).map((word) => word.forms[0] ?? '');
    if (asked.length === 0) return { hits: [], whole: true };
    const scores = new Map<number, { score: number; count: number; words: Set<string> }>();
    for (const word of asked) {
      for (const [at, { score, words }] of this.#answers(word, lang)) {
        const sum = scores.get(at) ?? { score: 0, count: 0, words: new Set<string>() };
        for (const one of words) sum.words.add(one);
        scores.set(at, { score: sum.score + score, count: sum.count + 1, words: sum.words });
      }
    }
    const ranked = [...scores]
      .map(([at, found]) => ({ at, ...found, thing: this.things[at] as T }))
      .filter((one) => kind === '' || one.thing.kind === kind)
      .map((one) => ({ ...one, score: one.score + named(one.thing, asked) }));
    const most = Math.max(0, ...ranked.map((one) => one.count));
    const hits = ranked
      .filter((one) => one.count === most)
      .sort((a, b) => b.score - a.score || order(a.thing) - order(b.thing) || a.at - b.at)
      .map(({ thing, words }) => ({ thing, words }));
    return { hits, whole: most === asked.length || hits.length === 0 };
  }

  /** What answers one word of a query: how well, and by which words. */
  #answers(asked: string, lang: Lang): Map<number, { score: number; words: string[] }> {
    let near = [...this.#places.keys()].flatMap((word): [string, number][] => {
      const quality = likeness(asked, word);
      return quality > 0 ? [[word, quality]] : [];
    });
    if (near.length === 0) near = this.#mistyped(asked);
    const found = new Map<number, { score: number; words: string[] }>();
    for (const [word, quality] of near) {
      for (const [at, weight] of this.#places.get(word) ?? []) {
        const answer = found.get(at) ?? { score: 0, words: [] };
        answer.score = Math.max(answer.score, weight[lang] * quality);
        answer.words.push(word);
        found.set(at, answer);
      }
    }
    return found;
  }

  #mistyped(asked: string): [string, number][] {
    const most = asked.length >= 8 ? 2 : asked.length >= 4 ? 1 : 0;
    if (most === 0) return [];
    return [...this.#places.keys()]
      .filter((word) => slips(asked, word, most) <= most || begun(asked, word, most))
      .map((word) => [word, QUALITY.slip]);
  }

  /** What says something similar, by the rare words they have in common. */
  similar(thing: Thing, kinds: readonly string[], count: number): T[] {
    const scores = new Map<number, number>();
    const words = new Set(wordsOf(thing.en.text).flatMap(({ forms }) => forms));
    for (const word of words) {
      const places = [...(this.#places.get(word) ?? [])].filter(([, { en }]) => en >= WEIGHT.text);
      if (places.length > this.things.length / 10 || /^\d+$/.test(word)) continue;
      const rare = Math.log(this.things.length / places.length) ** 2;
      for (const [at] of places) scores.set(at, (scores.get(at) ?? 0) + rare);
    }
    return [...scores]
      .map(([at, score]) => ({
        other: this.things[at] as T,
        score: score / length(this.things[at]),
      }))
      .filter(({ other }) => kinds.includes(other.kind) && other.id !== thing.id)
      .sort((a, b) => b.score - a.score)
      .slice(0, count)
      .map(({ other }) => other);
  }
}

function likeness(asked: string, word: string): number {
  if (word === asked) return QUALITY.exact;
  if (word.startsWith(asked)) return QUALITY.start;
  if (sameStem(asked, word)) return QUALITY.stem;
  if (asked.length > SHORT && word.includes(asked)) return QUALITY.inside;
  return 0;
}

/** “Karten” also finds “Karte”, “soldiers” a “soldier”, “ausbauen” finds “ausbaust”. */
function sameStem(asked: string, word: string): boolean {
  let same = 0;
  while (same < asked.length && asked[same] === word[same]) same++;
  const rest = Math.max(asked.length, word.length) - same;
  return rest <= ENDING && same > (word.length === same ? SHORT : SHORT + ENDING);
}

/** A mistyped beginning of a longer word. */
function begun(asked: string, word: string, most: number): boolean {
  return (
    asked.length > 4 &&
    word.length > asked.length &&
    slips(asked, word.slice(0, asked.length), 1) <= Math.min(1, most)
  );
}

/** More for a thing that is called exactly so, or begins so. */
function named(thing: Thing, asked: string[]): number {
  const wanted = asked.join(' ');
  const titles = LANGUAGES.map((one) => thing[one].title);
  const names = [...titles, thing.id.replace(/^term-/, '')];
  const plain = names.map((name) =>
    wordsOf(name)
      .map((word) => word.forms[0])
      .join(' '),
  );
  if (plain.includes(wanted)) return 30;
  return plain.some((name) => name.startsWith(wanted)) ? 10 : 0;
}

function order(thing: Thing): number {
  return KINDS.indexOf(thing.kind);
}

/** Long texts have more words in common with anything. */
function length(thing: Thing | undefined): number {
  return Math.sqrt(20 + (thing?.en.text.length ?? 0) / 6);
}
