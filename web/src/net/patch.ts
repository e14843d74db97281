/** Views are told once and then as changes; see docs/protocol.md. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Change = [path: (string | number)[]] | [path: (string | number)[], value: Json];

/** The view after these changes; what did not change is shared with the old one. */
export function patched<T>(value: T, changes: Change[]): T {
  return changes.reduce<unknown>(
    (view, [path, ...content]) => put(view, path, content),
    value,
  ) as T;
}

function put(value: unknown, path: (string | number)[], content: Json[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return content[0] ?? null;
  if (Array.isArray(value)) {
    const items: unknown[] = [...value];
    items[Number(key)] = put(items[Number(key)], rest, content); // a list keeps its length
    return items;
  }
  const changed: Record<string, unknown> = isObject(value) ? { ...value } : {};
  if (rest.length > 0 || content.length > 0) changed[key] = put(changed[key], rest, content);
  else delete changed[key];
  return changed;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
