import { expect, test } from 'vitest';
import { gameIn, nameIn, read, UnreadableFile, written } from './file';

const DATA = {
  pack: { game: 'xibalba', name: 'Mine' },
  cards: {
    guard: { cost: 5, effect: [{ op: 'paragon', amount: 1, if: { own_faction: true } }] },
    scout: { remove: true },
  },
};

test('what is written is read again, whatever the form of the file', () => {
  expect(read(written(DATA))).toEqual(DATA);
  expect(read(JSON.stringify(DATA))).toEqual(DATA);
  expect(written({ cards: {}, pack: { name: 'Mine' } })).toMatch(/^\[pack\]/);
});

test('a file may say which game it is for and what it is called', () => {
  expect([gameIn(DATA), nameIn(DATA)]).toEqual(['xibalba', 'Mine']);
  expect([gameIn({ pack: 3 }), nameIn({})]).toEqual(['', '']);
});

test('a file that cannot be read says where', () => {
  expect(() => read('[cards\nx = 1')).toThrow(UnreadableFile);
  expect(() => read('{"cards": ')).toThrow(UnreadableFile);
});
