/**
 * The service worker as `/sw.js`: it has to know every file of the build, and all of them together
 * have a version, which the page knows too.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
const PAGE = 'index.html';
const VERSION = '__STORMARK_VERSION__';
const FILES = '__STORMARK_FILES__';

export function worker(): Plugin {
  let shown = '';
  return {
    name: 'stormark-worker',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: PAGE, sw: 'src/pwa/sw.ts' },
          output: {
            entryFileNames: (chunk) => (chunk.name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
          },
        },
      },
    }),
    configResolved(config) {
      shown = config.publicDir;
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'version', content: VERSION }, injectTo: 'head' },
    ],
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const script = bundle[WORKER];
        const page = bundle[PAGE];
        if (script?.type !== 'chunk' || page?.type !== 'asset')
          throw new Error('no worker or page');
        const open = readdirSync(shown);
        const made = Object.keys(bundle).filter((name) => name !== WORKER && name !== PAGE);
        const files = ['/', ...[...open, ...made].sort().map((name) => `/${name}`)];
        const digest = createHash('sha256').update(script.code).update(page.source);
        for (const name of open) digest.update(readFileSync(join(shown, name)));
        const version = digest.update(files.join()).digest('hex').slice(0, 12);
        page.source = String(page.source).replaceAll(VERSION, version);
        script.code = script.code
          .replaceAll(FILES, JSON.stringify(files))
          .replaceAll(VERSION, JSON.stringify(version));
      },
    },
  };
}
