import { expect, test } from 'vitest';
import { marked, pointedAt } from './pointing';

function page(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

test('pieces are found by any of their references, whole words only', () => {
  const root = page('<i data-refs="face:R1 do:keep"></i><b data-refs="face:R12"></b>');
  expect(pointedAt(root, ['face:R1']).map((one) => one.tagName)).toEqual(['I']);
  expect(pointedAt(root, ['card:x"y', 'face:R12']).map((one) => one.tagName)).toEqual(['B']);
  expect(pointedAt(root, [])).toEqual([]);
});

test('places of a board are found by their name', () => {
  const root = page('<i data-zone="refuge"></i><b data-zone="hand" data-refs="place:line"></b>');
  expect(pointedAt(root, ['zone:refuge']).map((one) => one.tagName)).toEqual(['I']);
  expect(pointedAt(root, ['place:line']).map((one) => one.tagName)).toEqual(['B']);
});

test('the buttons of one choice are marked, and of no other', () => {
  const root = page('<button data-choice="0.1/0"></button><button data-choice="0.1/1"></button>');
  expect(marked(root, '0.1/1')).toEqual([root.children[1]]);
  marked(root, '0.1/0');
  expect([...root.children].map((one) => one.hasAttribute('data-hint'))).toEqual([true, false]);
  expect(marked(root, '')).toEqual([]);
});
