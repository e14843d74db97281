/** What things are called: an index of everything in a pack that has a name. */
import { inEach, LANGUAGES, type Lang } from '../i18n/languages';

export type Names = Record<Lang, string>;

/** Every id of a pack with a name, wherever it stands. */
export function indexed(pack: unknown): Map<string, Names> {
  const found = new Map<string, Names>();
  collect(pack, '', found);
  nameEffects(pack, found);
  return found;
}

/** Storm effects are told by their number, and some share their id with a card. */
function nameEffects(pack: unknown, found: Map<string, Names>): void {
  const { storm_effects: effects = {} } = pack as { storm_effects?: object };
  for (const effect of Object.values(effects) as Record<string, unknown>[]) {
    const names = namesOf(effect);
    if (names) found.set(`storm_${effect.number}`, names);
  }
}

function collect(value: unknown, key: string, found: Map<string, Names>): void {
  if (Array.isArray(value)) {
    for (const one of value) collect(one, '', found);
  } else if (typeof value === 'object' && value !== null) {
    const table = value as Record<string, unknown>;
    const id = typeof table.id === 'string' ? table.id : key;
    const names = namesOf(table);
    if (id && names && !found.has(id)) found.set(id, names);
    for (const [inner, one] of Object.entries(table)) collect(one, inner, found);
  }
}

function namesOf(table: Record<string, unknown>): Names | undefined {
  const names = inEach((lang) => table[`name_${lang}`] ?? table[lang]);
  return areNames(names) ? names : undefined;
}

function areNames(names: Record<Lang, unknown>): names is Names {
  return LANGUAGES.every((lang) => typeof names[lang] === 'string');
}

// `tribesman.islanders>lord@2~^x2%!`: kind, faction, what it counts as, and other marks of a copy.
const WORD = /^([a-z_0-9]+)(?:\.([a-z_]+))?(?:>([a-z]+))?(?:@(\d))?[~^]*(?:x(\d))?[%!]*(?:#\d+)?$/;

/** The name of a card as views and options write it. */
export function named(word: string, names: Map<string, Names>, lang: Lang): string {
  const parts = WORD.exec(word);
  const name = (id: string) => names.get(id)?.[lang] ?? id.replaceAll('_', ' ');
  if (parts === null) return word;
  const [, kind, of, form, , copies] = parts;
  let text = name(kind ?? '');
  if (of) text += ` (${name(of)})`;
  if (form) text += ` → ${name(form)}`;
  return copies ? `${copies} × ${text}` : text;
}
