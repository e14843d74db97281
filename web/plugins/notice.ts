/** What the client contains of others, handed out with it as `/notice.txt`.

NOTICE names every npm package of which something is in the bundle, as `(npm: NAME)`, and no other: the build fails
otherwise.
*/
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PROJECT = join(import.meta.dirname, '../..');
const PARTS = [
  'NOTICE',
  'licenses/MIT.txt',
  'licenses/BSD-3-Clause.txt',
  'licenses/Apache-2.0.txt',
  'licenses/OFL-1.1.txt',
];
const ICONS = '@iconify-json/game-icons'; // read by icons.ts, so that no module of theirs is bundled

export function notice(): Plugin {
  return {
    name: 'stormark-notice',
    apply: 'build',
    generateBundle(_options, bundle) {
      const parts = PARTS.map((name) => readFileSync(join(PROJECT, name), 'utf8'));
      const assets = Object.values(bundle).filter((part) => part.type === 'asset');
      // Modules that leave but a constant behind count too.
      const files = [...this.getModuleIds(), ...assets.flatMap((asset) => asset.originalFileNames)];
      const wrong = differences(packagesOf(files), packagesNamedIn(parts[0] ?? ''));
      if (wrong.length) this.error(wrong.join(' '));
      const source = parts.join(`\n\n${'='.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'notice.txt', source });
    },
  };
}

/** The npm packages that files belong to. */
export function packagesOf(files: Iterable<string>): Set<string> {
  const found = new Set<string>();
  for (const file of files) {
    if (file.includes('virtual:icon/') || /\.icons\.json(\?|$)/.test(file)) found.add(ICONS);
    const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
    if (name) found.add(name);
  }
  return found;
}

export function packagesNamedIn(text: string): Set<string> {
  return new Set([...text.matchAll(/\(npm: ([^)]+)\)/g)].map(([, name = '']) => name));
}

/** What has to be done about NOTICE, in sentences. */
export function differences(bundled: Set<string>, named: Set<string>): string[] {
  const missing = [...bundled].filter((name) => !named.has(name)).sort();
  const needless = [...named].filter((name) => !bundled.has(name)).sort();
  return [
    ...missing.map((name) => `NOTICE does not name ${name}, which is in the bundle.`),
    ...needless.map((name) => `NOTICE names ${name}, which is not in the bundle.`),
  ];
}
