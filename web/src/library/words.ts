/** Words of texts as a search compares them: without case, accents, umlauts, hyphens. */

export interface Word {
  start: number;
  end: number;
  forms: string[]; // the whole word first, then the parts of one with hyphens
}

const WORD = /[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*/gu;
const MARK = /[-'’.]/;
const known = new Map<string, string[]>();

/** One way to write it for everybody: `Bärfolk`, `baerfolk` and `Barfolk`; `X-ARK-03` and `x-ark-3`. */
export function folded(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1')
    .replace(/^0+(?=\d)/, '');
}

function formsOf(word: string): string[] {
  let forms = known.get(word);
  if (!forms) {
    const parts = word.split(MARK).map(folded);
    forms = parts.length > 1 ? [parts.join(''), ...parts] : parts;
    known.set(word, forms);
  }
  return forms;
}

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    forms: formsOf(match[0]),
  }));
}

/** How many letters are wrong, missing, too many or swapped; more than `most` counts as `most + 1`. */
export function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, at(before, j - 2) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
