/** Cards and factions of a draft come and go: begun, copied, taken out, brought back. */
import { LANGUAGES, type Lang } from '../i18n/languages';
import { partnerOf, partnersFor, withoutSide, withPartner } from './boards';
import { type Card, type Layers, newId, printedOf, withCard, withoutCard } from './cards';
import type { FormSection } from './form';
import { type Table, valueAt, withValue } from './tables';

/** A draft with something new in it, and the id of that. */
export interface Begun {
  data: Table;
  id: string;
}

const hasBoard = ({ fields }: FormSection) => fields.some(({ kind }) => kind === 'board');

/** Something new that has its name, in the language it was typed in. */
export function begun(
  layers: Layers,
  section: FormSection,
  name: string,
  lang: Lang,
  taken: readonly string[],
): Begun {
  const path = section.fields.find((field) => field.lang === lang)?.path ?? 'name';
  return added(layers, section, name, { ...section.blank, [path]: name }, taken);
}

/** Something new that says what another one says; `called` makes its names. */
export function copied(
  layers: Layers,
  section: FormSection,
  card: Card,
  called: (name: string) => string,
  taken: readonly string[],
): Begun {
  let said: Table = {};
  for (const { path } of section.fields) {
    const [whole = ''] = path.split('[');
    said = withValue(said, whole, valueAt(card.value, whole));
  }
  let first = '';
  for (const key of LANGUAGES.flatMap((lang) => [`name_${lang}`, lang])) {
    const name = said[key];
    if (typeof name !== 'string' || !name) continue;
    said = { ...said, [key]: called(name) };
    first ||= called(name);
  }
  return added(layers, section, first, said, taken);
}

function added(
  layers: Layers,
  section: FormSection,
  name: string,
  said: Table,
  taken: readonly string[],
): Begun {
  const id = newId(name, [...taken, ...section.taken], section.digits);
  const data = withCard(layers, section.id, id, { id, ...said });
  return { data: hasBoard(section) ? withPartner({ ...layers, data }, id, '') : data, id };
}

/** The draft without an entry of its own, or without one of the pack below. */
export function without(layers: Layers, section: FormSection, id: string): Table {
  const data = hasBoard(section) ? withoutSide(layers, id) : layers.data;
  return withoutCard({ ...layers, data }, section.id, id);
}

/** The draft with an entry as the pack below has it. */
export function reverted(layers: Layers, section: FormSection, id: string): Table {
  const list = Array.isArray(layers.data[section.id]);
  const printed = printedOf(layers, section.id, id);
  const data = withCard(layers, section.id, id, list ? printed : undefined);
  if (!hasBoard(section)) return data;
  const now = { ...layers, data };
  const before = partnerOf({ ...layers, data: {} }, id);
  return withPartner(now, id, partnersFor(now, id).includes(before) ? before : '');
}
