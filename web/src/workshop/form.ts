/** What can be typed into the cards of a game, as the server describes it. */
import type { Lang } from '../i18n/languages';
import { api, type Opened } from '../net/api';
import type { Json } from '../net/patch';
import type { DraftReview } from './types';

export interface Word {
  word: string;
  label: string;
}

export type FieldKind = 'text' | 'lines' | 'number' | 'word' | 'switch' | 'faction' | 'effect';

export interface FormField {
  path: string; // within its entry: hire.supply
  label: string;
  kind: FieldKind;
  low: number;
  high: number;
  limit: number;
  words: Word[];
  lang: string;
  entry: string; // the only entry that has it; '' is every one
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
  open: boolean; // cards may be added and removed
  trial: boolean; // its cards can be tried out at once
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

/** The fields that a card has. */
export function fieldsOf(section: FormSection, id: string, type: Json | undefined): FormField[] {
  return section.fields.filter(
    ({ entry, types }) =>
      (!entry || entry === id) && (types.length === 0 || types.includes(String(type))),
  );
}
