import { expect, test } from 'vitest';
import { verbsOf } from './games';

const TAKEN = ['l', 'z', 'v', 's', 'p', ' ']; // what these do is the same in every game

test.each(['xibalba', 'battalia'])('the letters of %s mean nothing else at the table', (game) => {
  const keys = Object.values(verbsOf(game)).flatMap(({ key }) => (key ? [key] : []));
  expect(keys.length).toBeGreaterThan(8);
  for (const key of keys) {
    expect(key).toMatch(/^[a-z]$/);
    expect(TAKEN).not.toContain(key);
  }
});

test.each(['xibalba', 'battalia'])(
  'nothing in %s that destroys is done by a click on its piece',
  (game) => {
    for (const [verb, manners] of Object.entries(verbsOf(game))) {
      if (manners.danger || manners.final || manners.ends)
        expect([verb, manners.instant ?? false]).toEqual([verb, false]);
    }
  },
);
