import { afterEach, expect, test, vi } from 'vitest';
import { libraryIndexOf } from './libraryIndex';

afterEach(() => vi.unstubAllGlobals());

const LIBRARY = {
  en: [
    { kind: 'card', id: 'lord', title: 'Lord', text: 'Lord\nUnit of rank 4.' },
    {
      kind: 'rule',
      id: 'B-TURN-01',
      title: 'B-TURN-01',
      text: 'A day.',
      chapter: 'Turn',
      book: 'creation',
      see: ['B-RULING-01'],
    },
  ],
  de: [
    {
      kind: 'rule',
      id: 'B-TURN-01',
      title: 'B-TURN-01',
      text: 'Ein Tag.',
      chapter: 'Zug',
      book: 'creation',
      see: ['B-RULING-01'],
    },
    { kind: 'card', id: 'lord', title: 'Lord', text: 'Lord\nEinheit vom Rang 4.' },
  ],
};

function served(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const lang = path.includes('/de') ? 'de' : 'en';
    return new Response(JSON.stringify(LIBRARY[lang]));
  });
  return asked;
}

test('both languages of an entry are one item, whatever their order', async () => {
  served();
  const { items } = await libraryIndexOf('battalia');
  expect(items.map(({ id, de }) => [id, de.text])).toEqual([
    ['lord', 'Einheit vom Rang 4.'],
    ['B-TURN-01', 'Ein Tag.'],
  ]);
  expect(items[1]?.de.chapter).toBe('Zug');
});

test('a library is fetched once, and anew for tables with content of their own', async () => {
  const asked = served();
  await libraryIndexOf('xibalba');
  await libraryIndexOf('xibalba');
  await libraryIndexOf('xibalba', 'abc');
  expect(asked).toEqual([
    '/api/games/xibalba/library/en',
    '/api/games/xibalba/library/de',
    '/api/games/xibalba/library/en?pack=abc',
    '/api/games/xibalba/library/de?pack=abc',
  ]);
});

test('a library that could not be fetched is asked for again', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no connection');
  });
  await expect(libraryIndexOf('battalia', 'later')).rejects.toThrow();
  served();
  expect((await libraryIndexOf('battalia', 'later')).items).toHaveLength(2);
});
