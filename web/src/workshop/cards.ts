/** The entries of a draft, cards and factions: those of the pack below with its changes, as the file of a pack says them. */
import { LANGUAGES } from '../i18n/languages';
import type { Json } from '../net/patch';
import type { FormField, FormSection } from './form';
import { equal, isTable, laidOver, type Table, valueAt, withValue } from './tables';

export type State = 'same' | 'changed' | 'new' | 'removed';

export interface Card {
  id: string;
  value: Table; // whole
  state: State;
}

/** The pack a draft is laid over, and what the draft says. */
export interface Layers {
  base: Table;
  data: Table;
}

const REMOVE = 'remove';
const SECOND = 'b'; // of a name, where no digits may be

/** The entries of the pack below, by their ids: in files they are lists or tables. */
function below({ base }: Layers, section: string): Map<string, Table> {
  const entries = base[section];
  if (Array.isArray(entries))
    return new Map(entries.filter(isTable).map((entry) => [String(entry.id), entry]));
  if (!isTable(entries)) return new Map();
  return new Map(Object.entries(entries).filter((one): one is [string, Table] => isTable(one[1])));
}

export function cardsOf(layers: Layers, section: string): Card[] {
  const said = layers.data[section];
  const base = below(layers, section);
  if (Array.isArray(said)) return said.filter(isTable).map((value) => ofList(value, base));
  const changes = isTable(said) ? said : {};
  const old = [...base].map(([id, entry]): Card => {
    const change = changes[id];
    if (!isTable(change)) return { id, value: entry, state: 'same' };
    if (change[REMOVE] === true) return { id, value: entry, state: 'removed' };
    return { id, value: laidOver(retold(entry, change), change), state: 'changed' };
  });
  const added = Object.entries(changes).flatMap(([id, value]): Card[] =>
    base.has(id) || !isTable(value) ? [] : [{ id, value: { id, ...value }, state: 'new' }],
  );
  return [...old, ...added];
}

/** A list replaces everything below; a card of it is new, changed or the same all the same. */
function ofList(value: Table, base: Map<string, Table>): Card {
  const id = String(value.id);
  const old = base.get(id);
  return { id, value, state: !old ? 'new' : equal(old, value) ? 'same' : 'changed' };
}

/** A text in one language replaces the old one in all of them. */
function retold(entry: Table, change: Table): Table {
  const stale = LANGUAGES.map((lang) => `text_${lang}`);
  if (!stale.some((key) => key in change)) return entry;
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !stale.includes(key)));
}

/** What the picture of a card is asked by. */
export function faceOf(section: string, { id, value }: Pick<Card, 'id' | 'value'>): string {
  const storm = section === 'storm_effects' && typeof value.number === 'number';
  return storm ? `storm_${String(value.number)}` : id;
}

/** What the pack below says, if it has the card. */
export function printedOf(layers: Layers, section: string, id: string): Table | undefined {
  return below(layers, section).get(id);
}

/** The draft with another value in a field; what is as it was below is not said.

A list is said as a whole: where there is none yet, it begins as a blank entry has it. */
export function withField(
  layers: Layers,
  section: string,
  id: string,
  field: Pick<FormField, 'path' | 'told'>,
  value: Json | undefined,
  blank: Table = {},
): Table {
  const card = cardsOf(layers, section).find((one) => one.id === id);
  if (!card) return layers.data;
  const [whole = ''] = field.path.split('[');
  if (Array.isArray(layers.data[section]) || card.state === 'new') {
    const begun = valueAt(card.value, whole) ?? valueAt(blank, whole);
    const said = whole === field.path ? card.value : withValue(card.value, whole, begun);
    return withCard(layers, section, id, withValue(said, field.path, value));
  }
  const old = printedOf(layers, section, id);
  const said = valueAt(layers.data[section], id);
  let change: Table = isTable(said) ? said : {};
  const paths = field.told ? LANGUAGES.map((lang) => `text_${lang}`) : [whole];
  const after = withValue(card.value, field.path, value ?? (field.told ? undefined : ''));
  const same = paths.every((path) => equal(valueAt(after, path), valueAt(old, path)));
  for (const path of paths)
    change = withValue(change, path, same ? undefined : valueAt(after, path));
  return withCard(layers, section, id, Object.keys(change).length > 0 ? change : undefined);
}

/** The draft with what it says of a card, whole; nothing is said of it without. */
export function withCard(
  { data }: Layers,
  section: string,
  id: string,
  said: Table | undefined,
): Table {
  const entries = data[section];
  if (Array.isArray(entries)) {
    const known = entries.some((one) => isTable(one) && one.id === id);
    const kept = entries.flatMap((one) =>
      isTable(one) && one.id === id ? (said ? [said] : []) : [one],
    );
    return { ...data, [section]: known || !said ? kept : [...kept, said] };
  }
  const before = isTable(entries) ? entries : {};
  if (said) {
    const { id: _, ...rest } = said;
    return { ...data, [section]: { ...before, [id]: rest } };
  }
  const { [id]: _, ...others } = before;
  const { [section]: __, ...rest } = data;
  return Object.keys(others).length > 0 ? { ...rest, [section]: others } : rest;
}

/** The draft without a card. */
export function withoutCard(layers: Layers, section: string, id: string): Table {
  const table = !Array.isArray(layers.data[section]);
  const printed = table && printedOf(layers, section, id);
  return withCard(layers, section, id, printed ? { [REMOVE]: true } : undefined);
}

/** The whole pack as tables show it: every text in every language, nothing left out. */
export function wholePack(
  layers: Layers,
  sections: readonly Pick<FormSection, 'id' | 'blank'>[],
): Table {
  const whole = laidOver(layers.base, layers.data);
  const lists = Object.keys(layers.base).filter((name) => Array.isArray(layers.base[name]));
  for (const name of new Set([...lists, ...sections.map(({ id }) => id)])) {
    const blank = sections.find(({ id }) => id === name)?.blank ?? {};
    const entries = cardsOf(layers, name)
      .filter(({ state }) => state !== 'removed')
      .map(({ id, value, state }): [string, Table] => [
        id,
        inEveryLanguage(state === 'new' ? laidOver(blank, value) : value),
      ]);
    whole[name] = lists.includes(name)
      ? entries.map(([, value]) => value)
      : Object.fromEntries(entries);
  }
  return whole;
}

function inEveryLanguage(entry: Table): Table {
  const filled = { ...entry };
  for (const stem of ['name_', 'text_', 'blurb_', '']) {
    const given = LANGUAGES.map((lang) => entry[stem + lang]).find(Boolean);
    if (given === undefined) continue;
    for (const lang of LANGUAGES) filled[stem + lang] = entry[stem + lang] || given;
  }
  return filled;
}

/** An id for a name: small letters, digits where they may be, underscores; and nobody else's. */
export function newId(name: string, taken: readonly string[], digits = true): string {
  const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  const plain = name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => umlauts[letter] ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(digits ? /[^a-z0-9]+/g : /[^a-z]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '')
    .slice(0, 36);
  const stem = plain || 'own';
  let id = stem;
  for (let number = 2; taken.includes(id); number++)
    id = digits ? `${stem}_${number}` : `${id}_${SECOND}`;
  return id;
}
