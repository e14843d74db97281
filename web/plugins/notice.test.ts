import { expect, test } from 'vitest';
import { differences, packagesNamedIn, packagesOf } from './notice.ts';

test('what is bundled is told by the package it comes from', () => {
  const files = [
    '/x/web/src/main.ts',
    '/x/web/node_modules/svelte/src/index.js',
    '/x/web/node_modules/a/node_modules/@b/c/font.woff2',
    '\0virtual:icon/crossed-swords',
    '\0vite/preload-helper.js',
  ];
  expect([...packagesOf(files)].sort()).toEqual(['@b/c', '@iconify-json/game-icons', 'svelte']);
});

test('a notice that leaves a package out, or names one too many, is wrong', () => {
  const named = packagesNamedIn(
    'Svelte (npm: svelte), under …\n\nOther things\n(npm: @b/c), under …',
  );
  expect(differences(new Set(['svelte', '@b/c']), named)).toEqual([]);
  expect(differences(new Set(['svelte', 'smol-toml']), named)).toEqual([
    'NOTICE does not name smol-toml, which is in the bundle.',
    'NOTICE names @b/c, which is not in the bundle.',
  ]);
});
