/** Compressed copies beside the built files: the server sends them as they are. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
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
    async writeBundle() {
      const names = await readdir(folder, { recursive: true });
      const texts = names.filter((name) => TEXT.test(name));
      await Promise.all(texts.map((name) => write(join(folder, name))));
    },
  };
}

async function write(file: string): Promise<void> {
  const plain = await readFile(file);
  if (plain.length < SMALL) return;
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
    [zlib.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: zlib.Z_BEST_COMPRESSION }));
}
