/** What can be typed into the cards and factions of a game, as the server describes it. */
import type { Lang } from '../i18n/languages';
import { api, type Opened } from '../net/api';
import type { Json } from '../net/patch';
import type { Card } from './cards';
import type { Table } from './tables';
import type { DraftReview } from './types';

export interface Word {
  word: string;
  label: string;
}

export type FieldKind =
  | 'text'
  | 'lines'
  | 'number'
  | 'word'
  | 'switch'
  | 'faction'
  | 'board'
  | 'effect';
export type EntryKind = 'card' | 'faction';

export interface FormField {
  path: string; // within its entry: hire.supply, levels[0].resistance
  label: string;
  kind: FieldKind;
  low: number;
  high: number;
  limit: number;
  words: Word[];
  lang: string;
  group: string; // what fields are headed by that belong together
  entry: string; // the only entry that has it; '' is every one
  fresh: boolean; // only those have it that the pack below does not know
  types: string[]; // of cards that have it; none: every one
  needed: boolean;
  told: boolean; // a text that stands for all languages where it is given in one
  default: Json;
  counted: boolean; // also so much for each of something
}

export interface OperationForm {
  op: string;
  what: string;
  label: string;
  fields: FormField[];
  nested: string; // the parameter with lists of items: options, results or none
  lasting: boolean;
}

export interface EffectForm {
  operations: OperationForm[];
  triggers: Word[];
  trigger_fields: Record<string, FormField[]>;
  conditions: FormField[];
  prices: FormField[];
  until: Word[];
  limit: FormField;
  optional: FormField;
  counters: Word[];
  faces: Record<string, Word[]>;
}

export interface FormSection {
  id: string;
  label: string;
  fields: FormField[];
  open: boolean; // entries may be added
  trial: boolean; // what is in it can be tried out at once
  of: EntryKind;
  kept: boolean; // the entries of the pack below stay
  blank: Table; // what a new entry begins with
  digits: boolean; // ids may have them
  taken: string[]; // ids that mean something else
}

export interface PackForm {
  sections: FormSection[];
  effects: EffectForm | null; // of games in which packs say what cards do
}

export const formOf = (game: string, lang: Lang) =>
  api<PackForm>(`/games/${game}/workshop/form/${lang}`);
export const basePack = (game: string) => api<Record<string, Json>>(`/games/${game}/workshop/base`);
export const review = (game: string, text: string) =>
  api<DraftReview>(`/games/${game}/workshop/review`, { body: { text } });

/** A card to try out, and the pack it is in. */
export interface Trial {
  section: string;
  card: string;
  name: string;
  pack: string;
}

export const openTrial = (game: string, trial: Trial) =>
  api<Opened>(`/games/${game}/workshop/trials`, { body: trial });

/** The fields that a card or faction has. */
export function fieldsOf(section: FormSection, { id, value, state }: Card): FormField[] {
  return section.fields.filter(
    ({ entry, types, fresh }) =>
      (!entry || entry === id) &&
      (types.length === 0 || types.includes(String(value.type))) &&
      (!fresh || state === 'new'),
  );
}

/** The fields that stand under headings, by their heading. */
export function grouped(fields: readonly FormField[]): { group: string; fields: FormField[] }[] {
  const headings = new Set(fields.map(({ group }) => group).filter(Boolean));
  return [...headings].map((group) => ({
    group,
    fields: fields.filter((field) => field.group === group),
  }));
}
