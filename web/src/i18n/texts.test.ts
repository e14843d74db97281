import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { files, t } from './texts';

/** Every message of a language with the variables it mentions, by file. */
function messages(lang: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [path, text] of Object.entries(files)) {
    if (!path.includes(`/${lang}/`)) continue;
    const file = path.split('/').at(-1);
    for (const message of new FluentResource(text).body) {
      found.set(`${file} ${message.id}`, variables(message.value));
    }
  }
  return found;
}

function variables(part: unknown): string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Record<string, unknown>;
    if (node.type === 'var') found.add(String(node.name));
    for (const inner of Object.values(node)) walk(inner);
  };
  walk(part);
  return [...found].sort();
}

test('both languages say the same messages with the same variables', () => {
  expect([...messages('de')].sort()).toEqual([...messages('en')].sort());
  expect(messages('de').size).toBeGreaterThan(200);
});

test('no message of a language is written twice', () => {
  for (const lang of ['en', 'de']) {
    const ids = [...messages(lang).keys()].map((key) => key.split(' ')[1]);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

const sources = import.meta.glob<string>('../**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every message that the client names exists', () => {
  const known = new Set([...messages('en').keys()].map((key) => key.split(' ')[1] ?? ''));
  const missing: string[] = [];
  for (const [path, text] of Object.entries(sources)) {
    if (path.endsWith('.test.ts')) continue;
    for (const [, id] of text.matchAll(/\bt\(\s*'([\w-]+)'/g)) {
      if (id && !known.has(id)) missing.push(`${path}: ${id}`);
    }
  }
  expect(missing).toEqual([]);
});

/** Words in quotes, and patterns of those that are put together: `xv-${verb}` names `xv-buy`. */
function naming(): { words: Set<string>; patterns: RegExp[] } {
  const words = new Set<string>();
  const patterns = new Set<string>();
  for (const [path, text] of Object.entries(sources)) {
    if (path.endsWith('.test.ts')) continue;
    for (const [, word] of text.matchAll(/['"`]([a-z][\w-]*)['"`]/g)) words.add(word ?? '');
    for (const [, middle] of text.matchAll(/`\$\{\w+\}(-[\w-]+-)\$\{\w+\}`/g))
      patterns.add(`^[a-z]+${middle}.+$`);
    for (const [, start = '', rest = ''] of text.matchAll(/`([a-z][\w-]*-)\$\{([^`]*)`/g))
      patterns.add(`^${start}.+${/\}([\w-]*)$/.exec(rest)?.[1] ?? ''}$`);
  }
  return { words, patterns: [...patterns].map((pattern) => new RegExp(pattern)) };
}

test('every message is named by the client', () => {
  const { words, patterns } = naming();
  const told = Object.values(files).join('\n');
  const unused = [...messages('en').keys()]
    .map((key) => key.split(' ')[1] ?? '')
    .filter((id) => !words.has(id) && !patterns.some((pattern) => pattern.test(id)))
    .filter((id) => !told.includes(`{ ${id} }`));
  expect(unused).toEqual([]);
});

test('texts change with the language, without loading anything', () => {
  settings.lang = 'en';
  expect(t('list-free', { count: 1 })).toBe('1 seat free');
  settings.lang = 'de';
  expect(t('list-free', { count: 2 })).toBe('2 Plätze frei');
});

test('no message sends players to files of the project', () => {
  for (const [path, text] of Object.entries(files)) expect(text, path).not.toMatch(/docs\/\w+\.md/);
});
