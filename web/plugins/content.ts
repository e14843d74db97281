/** The games' own content packs as modules: `virtual:content/xibalba`, read when the client is built. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type TomlTable, type TomlValue } from 'smol-toml';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:content/';
const GAMES = join(import.meta.dirname, '../../src/stormark/games');

// What only the rules and the authors of packs read.
const UNSHOWN = new Set(['worth', 'effect', 'effects', 'source', 'manual_card', 'schema_version']);

export function content(): Plugin {
  return {
    name: 'stormark-content',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const folder = join(GAMES, id.slice(PREFIX.length + 1), 'data/base');
      const files = readdirSync(folder).filter((name) => name.endsWith('.toml'));
      for (const file of files) this.addWatchFile(join(folder, file));
      const parts = files.sort().map((file) => parse(readFileSync(join(folder, file), 'utf8')));
      return `export default ${JSON.stringify(shown(merged(parts)))}`;
    },
  };
}

/** Several files make one pack: lists are continued, tables are joined. */
function merged(parts: TomlTable[]): TomlTable {
  const whole: TomlTable = {};
  for (const part of parts) {
    for (const [key, value] of Object.entries(part)) {
      const before = whole[key];
      if (Array.isArray(before) && Array.isArray(value)) before.push(...value);
      else if (isTable(before) && isTable(value)) whole[key] = merged([before, value]);
      else whole[key] = value;
    }
  }
  return whole;
}

function shown(value: TomlValue): TomlValue {
  if (Array.isArray(value)) return value.map(shown);
  if (!isTable(value)) return value;
  const kept = Object.entries(value).filter(
    ([key]) => !UNSHOWN.has(key) && !key.startsWith('source_of_'),
  );
  return Object.fromEntries(kept.map(([key, one]) => [key, shown(one)]));
}

function isTable(value: TomlValue | undefined): value is TomlTable {
  return typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date);
}
