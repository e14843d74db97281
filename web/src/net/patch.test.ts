import { expect, test } from 'vitest';
import { patched } from './patch';

test('a value is put where the path leads', () => {
  expect(patched({ a: { b: [1, 2] } }, [[['a', 'b', 1], 3]])).toEqual({ a: { b: [1, 3] } });
});

test('null is a value like any other', () => {
  expect(patched({ a: 1 }, [[['a'], null]])).toEqual({ a: null });
});

test('a path alone takes away', () => {
  expect(patched({ a: 1, b: 2 }, [[['a']]])).toEqual({ b: 2 });
});

test('an empty path replaces the whole', () => {
  expect(patched({ a: 1 }, [[[], { b: 2 }]])).toEqual({ b: 2 });
});

test('the old view stays as it is, and shares what did not change', () => {
  const old = { a: { x: 1 }, b: { y: 2 } };
  const now = patched(old, [[['a', 'x'], 5]]) as typeof old;
  expect(old.a.x).toBe(1);
  expect(now.b).toBe(old.b);
});
