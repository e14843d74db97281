/** Compressed copies beside the built files: the server sends them as they are. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;
const SMALL = 1000; // bytes that fit into one packet anyway

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'stormark-compress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (TEXT.test(name)) write(join(folder, name));
      }
    },
  };
}

function write(file: string): void {
  const plain = readFileSync(file);
  if (plain.length < SMALL) return;
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
    [zlib.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }));
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: zlib.Z_BEST_COMPRESSION }));
}
