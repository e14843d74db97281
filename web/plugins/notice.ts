/** What the client contains of others, handed out with it as `/notice.txt`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PROJECT = join(import.meta.dirname, '../..');
const PARTS = ['NOTICE', 'licenses/MIT.txt', 'licenses/Apache-2.0.txt', 'licenses/OFL-1.1.txt'];

export function notice(): Plugin {
  return {
    name: 'stormark-notice',
    apply: 'build',
    generateBundle() {
      const parts = PARTS.map((name) => readFileSync(join(PROJECT, name), 'utf8'));
      const source = parts.join(`\n\n${'='.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'notice.txt', source });
    },
  };
}
