/** Items of an effect: what they may say, and how they are put in words. */
import { t } from '../i18n/texts';
import type { Json } from '../net/patch';
import type { EffectForm, FormField, OperationForm, Word } from './form';
import { isTable, type Table } from './tables';

/** What an item does, by the form; none for words that the rules do not know. */
export function operationOf(form: EffectForm, item: Table): OperationForm | undefined {
  const called = form.operations.filter(({ op }) => op === item.op);
  return called.find(({ what }) => what === (item.what ?? '')) ?? called[0];
}

/** A new item that does something: what is needed has the first thing that is possible. */
export function newItem(form: EffectForm, { op, what, fields, nested }: OperationForm): Table {
  const item: Table = what ? { op, what } : { op };
  for (const field of fields) if (field.needed) item[field.path] = firstOf(field);
  if (nested === 'options') item.options = [[], []];
  if (nested === 'results') item.results = { [form.faces[String(item.die)]?.[1]?.word ?? '']: [] };
  return item;
}

/** Another thing to do: when, on which conditions and at what price stays as it was. */
export function withOperation(form: EffectForm, item: Table, to: OperationForm): Table {
  const kept: Table = {};
  for (const key of ['trigger', 'if', 'pay', 'limit', 'optional', 'until']) {
    const value = item[key];
    if (value !== undefined && (key !== 'until' || to.lasting)) kept[key] = value;
  }
  const fresh = newItem(form, to);
  for (const { path } of to.fields) {
    const value = item[path];
    if (value !== undefined && path in fresh && typeof value === typeof fresh[path])
      fresh[path] = value;
  }
  return { ...fresh, ...kept };
}

export function firstOf({ kind, low, high, words }: FormField): Json {
  if (kind === 'switch') return true;
  if (kind === 'number') return Math.min(Math.max(1, low), high);
  return words[0]?.word ?? '';
}

/** A table without what is not said. */
export function withKey(table: Table, key: string, value: Json | undefined): Table {
  const { [key]: _, ...others } = table;
  if (value === undefined || (isTable(value) && Object.keys(value).length === 0)) return others;
  return key in table ? { ...table, [key]: value } : { ...others, [key]: value };
}

/** A whole effect in words: what the form says, in one line for each item. */
export function told(form: EffectForm, items: Json | undefined): string[] {
  return list(items).map((item) => toldItem(form, item));
}

export function list(items: Json | undefined): Table[] {
  return Array.isArray(items) ? items.filter(isTable) : [];
}

function toldItem(form: EffectForm, item: Table): string {
  const operation = operationOf(form, item);
  if (!operation) return String(item.op ?? '');
  const fields = [...operation.fields, ...(form.trigger_fields[String(item.trigger)] ?? [])];
  const said = fields.flatMap((field) => toldField(form, field, item[field.path]));
  const parts = [said.length > 0 ? `${operation.label} (${said.join(', ')})` : operation.label];
  parts.push(...inside(form, operation, item));
  const before = [
    ...(item.trigger === undefined ? [] : [labelOf(form.triggers, item.trigger)]),
    ...toldTable(form, form.conditions, item.if),
  ];
  const after = toldTable(form, form.prices, item.pay).map((price) => t('effect-price', { price }));
  if (item.until !== undefined) after.push(labelOf(form.until, item.until));
  if (item.limit !== undefined) after.push(...toldField(form, form.limit, item.limit));
  if (item.optional === true) after.push(form.optional.label);
  const what = [parts.join(' '), ...after].join('; ');
  const whole = before.length > 0 ? `${before.join(', ')}: ${what}` : what;
  return whole.charAt(0).toLocaleUpperCase() + whole.slice(1);
}

function inside(form: EffectForm, { nested }: OperationForm, item: Table): string[] {
  if (nested === 'options' && Array.isArray(item.options))
    return item.options.map((items, at) => `${at + 1}) ${told(form, items).join(' + ')}`);
  if (nested !== 'results' || !isTable(item.results)) return [];
  const faces = form.faces[String(item.die)] ?? [];
  return Object.entries(item.results).map(
    ([face, items]) => `${labelOf(faces, face)}: ${told(form, items).join(' + ')}`,
  );
}

function toldTable(form: EffectForm, fields: FormField[], table: Json | undefined): string[] {
  if (!isTable(table)) return [];
  return fields.flatMap((field) => toldField(form, field, table[field.path]));
}

function toldField(form: EffectForm, field: FormField, value: Json | undefined): string[] {
  if (value === undefined) return [];
  if (field.kind === 'switch') return [field.label];
  if (isTable(value)) {
    const what = labelOf(form.counters, value.per);
    const most = value.max === undefined ? 'no' : 'yes';
    const each = t('effect-each', {
      each: Number(value.each),
      what,
      most,
      max: Number(value.max ?? 0),
    });
    return [`${field.label}: ${each}`];
  }
  return [`${field.label}: ${labelOf(field.words, value)}`];
}

function labelOf(words: readonly Word[], value: Json | undefined): string {
  return words.find(({ word }) => word === value)?.label ?? String(value);
}
