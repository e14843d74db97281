import { afterEach, expect, test } from 'vitest';
import { boxesOf } from './places';

function placed(top: number, height: number, around: Element, refs = ''): HTMLElement {
  const element = document.createElement('div');
  if (refs) element.dataset.refs = refs;
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
  around.append(element);
  return element;
}

afterEach(() => document.body.replaceChildren());

test('what a list has scrolled out of sight is not pointed at', () => {
  const list = placed(100, 200, document.body);
  list.style.overflow = 'auto';
  placed(120, 50, list, 'card:a');
  placed(320, 50, list, 'card:b');
  expect(boxesOf(['card:a'])).toHaveLength(1);
  expect(boxesOf(['card:b'])).toEqual([]);
});

test('the first reference that is to be seen counts', () => {
  const list = placed(100, 200, document.body);
  list.style.overflow = 'hidden';
  placed(320, 50, list, 'slot:1');
  placed(10, 50, document.body, 'base:0');
  expect(boxesOf(['slot:1', 'base:0']).map(({ top }) => top)).toEqual([10]);
});
