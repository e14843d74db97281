import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('a small button says which look it has: alone it would be one of the browser', () => {
  const bare = Object.entries(sources).filter(([, text]) => {
    const buttons = text.match(/<button[^>]*?class="[^"]*"/gs) ?? [];
    return buttons.some((button) => button.endsWith('class="small"'));
  });
  expect(bare.map(([file]) => file)).toEqual([]);
});
