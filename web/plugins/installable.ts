/** What makes the built client installable: a manifest, and icons of the sizes that systems ask for. */
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { type Colour, Picture, type Point } from './picture.ts';

const PLATE: Colour = [0x94, 0x40, 0x0f];
const BOLT: Colour = [0xff, 0xfa, 0xf3];

// The corners of public/icon.svg, on its 32 by 32 grid.
const GRID = 32;
const HEXAGON: Point[] = [[16, 2], [29, 9], [29, 23], [16, 30], [3, 23], [3, 9]]; // biome-ignore format: a table
const LIGHTNING: Point[] = [[18, 6], [9, 18], [15, 18], [13, 26], [23, 13], [17, 13]]; // biome-ignore format: a table

const MANIFEST = {
  id: '/',
  name: 'Stormark',
  short_name: 'Stormark',
  description: 'A digital table for modern board games',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#14120f',
  theme_color: '#94400f',
  categories: ['games'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-whole.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

export function installable(): Plugin {
  return {
    name: 'stormark-installable',
    apply: 'build',
    generateBundle() {
      const emit = (fileName: string, source: string | Buffer) =>
        this.emitFile({ type: 'asset', fileName, source });
      emit('manifest.webmanifest', JSON.stringify(MANIFEST));
      emit('icon-192.png', icon(192));
      emit('icon-512.png', icon(512));
      emit('icon-whole.png', whole(512));
      emit('icon-touch.png', whole(180));
    },
    transformIndexHtml: () => [
      link('manifest', '/manifest.webmanifest'),
      link('apple-touch-icon', '/icon-touch.png'),
    ],
  };
}

function link(rel: string, href: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, href }, injectTo: 'head' };
}

function icon(size: number): Buffer {
  const picture = new Picture(size);
  picture.polygon(scaled(HEXAGON, size, 1), PLATE);
  picture.polygon(scaled(LIGHTNING, size, 1), BOLT);
  return picture.png();
}

/** For systems that cut the shape out themselves: filled to the edge, the sign well inside. */
function whole(size: number): Buffer {
  const picture = new Picture(size);
  picture.fill(PLATE);
  picture.polygon(scaled(LIGHTNING, size, 0.9), BOLT);
  return picture.png();
}

function scaled(corners: readonly Point[], size: number, share: number): Point[] {
  const place = (value: number) => ((value - GRID / 2) * share + GRID / 2) * (size / GRID);
  return corners.map(([x, y]) => [place(x), place(y)]);
}
