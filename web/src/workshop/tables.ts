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

/** The keys along a path: `levels[0].resistance` leads through a list. */
function keysOf(path: string): (string | number)[] {
  return path
    .split('.')
    .flatMap((part) => part.split('['))
    .map((part) => (part.endsWith(']') ? Number(part.slice(0, -1)) : part));
}

/** The value at a path such as hire.supply. */
export function valueAt(table: Json | undefined, path: string): Json | undefined {
  let value = table;
  for (const key of keysOf(path)) {
    if (typeof key === 'number') value = Array.isArray(value) ? value[key] : undefined;
    else value = isTable(value) ? value[key] : undefined;
  }
  return value;
}

/** A table with another value at a path; without a value it goes, and so do tables left empty. */
export function withValue(table: Table, path: string, value: Json | undefined): Table {
  return put(table, keysOf(path), value) ?? {};
}

function put(table: Table, keys: (string | number)[], value: Json | undefined): Table | undefined {
  const [key = '', ...rest] = keys;
  const { [key]: old, ...others } = table;
  let inner = value;
  if (typeof rest[0] === 'number') {
    const [at, ...further] = rest;
    inner = Array.isArray(old)
      ? old.map((one, index) =>
          index === at && isTable(one) ? (put(one, further, value) ?? {}) : one,
        )
      : old;
  } else if (rest.length > 0) {
    inner = put(isTable(old) ? old : {}, rest, value);
  }
  if (inner === undefined) return Object.keys(others).length > 0 ? others : undefined;
  return key in table ? { ...table, [key]: inner } : { ...others, [key]: inner };
}
