/** Items of an effect: what they may say. */
import type { Json } from '../net/patch';
import type { EffectForm, FormField, OperationForm } from './form';
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

export function list(items: Json | undefined): Table[] {
  return Array.isArray(items) ? items.filter(isTable) : [];
}
