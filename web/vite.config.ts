import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compress } from './plugins/compress.ts';
import { content } from './plugins/content.ts';
import { icons } from './plugins/icons.ts';
import { installable } from './plugins/installable.ts';
import { notice } from './plugins/notice.ts';
import { worker } from './plugins/worker.ts';

const server = process.env.STORMARK_SERVER ?? 'http://127.0.0.1:8000';

// The built client is part of the Python package; the server hands it out.
export default defineConfig({
  plugins: [svelte(), content(), icons(), installable(), notice(), worker(), compress()],
  build: { outDir: '../src/stormark/web', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
});
