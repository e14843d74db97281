import { afterEach, expect, test } from 'vitest';
import { bareOf, openerOf } from './sight';

/** A piece at a place, and what a pointer meets there. */
function piece(left: number, top: number, width: number, height: number): Element {
  const one = document.createElement('i');
  one.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  document.body.append(one);
  return one;
}

afterEach(() => document.body.replaceChildren());

test('a piece that nothing covers is ringed whole', () => {
  const one = piece(10, 20, 90, 45);
  expect(bareOf(one, () => one)).toEqual({ left: 10, top: 20, width: 90, height: 45 });
});

test('of a piece under its neighbour the strip that is seen is ringed', () => {
  const [one, other] = [piece(0, 0, 90, 90), piece(30, 0, 90, 90)];
  expect(bareOf(one, (x) => (x < 30 ? one : other))).toEqual({
    left: 0,
    top: 0,
    width: 30,
    height: 90,
  });
});

test('the middle of a ring meets its piece, whatever lies over the rest', () => {
  const [one, other] = [piece(0, 0, 90, 90), document.createElement('b')];
  const at = (x: number, y: number) => (x > 30 && x < 60 && y > 30 && y < 60 ? other : one);
  const ring = bareOf(one, at);
  if (!ring) throw new Error('nothing is seen');
  expect(at(ring.left + ring.width / 2, ring.top + ring.height / 2)).toBe(one);
});

test('nothing is ringed that is covered, or outside the window', () => {
  const one = piece(0, 0, 90, 90);
  expect(bareOf(one, () => document.body)).toBeNull();
  expect(bareOf(piece(innerWidth + 5, 0, 90, 90), () => document.body)).toBeNull();
});

test('what lies behind a tab is opened by it, and the tab of an open sheet is left alone', () => {
  document.body.innerHTML =
    '<button data-opens="market" aria-expanded="false"></button><div data-behind="market"><i></i></div>';
  const [tab, part] = [...document.body.children] as [Element, Element];
  const inside = part.firstElementChild as Element;
  inside.checkVisibility = () => false;
  expect(openerOf(inside, document)).toEqual([tab]);
  tab.setAttribute('aria-expanded', 'true');
  expect(openerOf(inside, document)).toEqual([]);
});
