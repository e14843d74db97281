/** Single icons of the game-icons set as paths, read when the client is built.

`import { icon } from 'virtual:icon/crossed-swords'` gives the path of one icon in a square of 512.
A file `something.icons.json` that maps words to names of icons gives the paths by word. Only what
is imported gets into the client.
*/
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:icon/';
const LISTED = '.icons.json';

let drawn: Record<string, { body: string }> | undefined;

/** The `d` of an icon: every icon of the set is a single path.

A tenth of a unit is fine enough in a square of 512, and leaves a quarter less to load.
*/
export function pathOf(name: string): string {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  drawn ??= JSON.parse(readFileSync(file, 'utf8')).icons as Record<string, { body: string }>;
  const path = /\bd="([^"]+)"/.exec(drawn[name]?.body ?? '')?.[1];
  if (!path) throw new Error(`There is no icon ${name}.`);
  return path.replace(/(\.\d)\d+/g, '$1');
}

export function icons(): Plugin {
  return {
    name: 'stormark-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (id.startsWith(`\0${PREFIX}`)) {
        const path = pathOf(id.slice(PREFIX.length + 1));
        return `export const icon = ${JSON.stringify(path)}`;
      }
      const [file = ''] = id.split('?');
      if (!file.endsWith(LISTED)) return null;
      this.addWatchFile(file);
      const names = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      const paths = Object.entries(names).map(([word, name]) => [word, pathOf(name)]);
      return JSON.stringify(Object.fromEntries(paths));
    },
  };
}
