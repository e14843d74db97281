/** Tables of packs: values by their paths, and one table laid over another. */
import type { Json } from '../net/patch';

export type Table = Record<string, Json>;

export function isTable(value: Json | undefined): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function equal(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => equal(value, other[at]));
  if (!isTable(one) || !isTable(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => equal(one[key], other[key]))
  );
}

/** Tables are laid over each other key by key; everything else is replaced as a whole. */
export function laidOver(below: Table, given: Table): Table {
  const whole = { ...below };
  for (const [key, value] of Object.entries(given)) {
    const old = whole[key];
    whole[key] = isTable(old) && isTable(value) ? laidOver(old, value) : value;
  }
  return whole;
}

/** The value at a path such as hire.supply. */
export function valueAt(table: Json | undefined, path: string): Json | undefined {
  let value = table;
  for (const key of path.split('.')) value = isTable(value) ? value[key] : undefined;
  return value;
}

/** A table with another value at a path; without a value it goes, and so do tables left empty. */
export function withValue(table: Table, path: string, value: Json | undefined): Table {
  const [key = '', ...rest] = path.split('.');
  const { [key]: old, ...others } = table;
  let inner = value;
  if (rest.length > 0) {
    const changed = withValue(isTable(old) ? old : {}, rest.join('.'), value);
    inner = Object.keys(changed).length > 0 ? changed : undefined;
  }
  if (inner === undefined) return others;
  return key in table ? { ...table, [key]: inner } : { ...others, [key]: inner };
}
