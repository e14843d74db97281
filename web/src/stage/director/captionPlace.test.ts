import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { captionStyle } from './captionPlace';

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('innerHeight', 800);
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function lies(name: string, top: number, height: number, width = 600): void {
  const element = document.createElement('div');
  element.setAttribute(name, '');
  const box = { left: 20, width, top, height, bottom: top + height };
  element.getBoundingClientRect = () => box as DOMRect;
  document.body.append(element);
}

test('it lies on the bar of the question and grows towards the middle', () => {
  lies('data-recap', 0, 40);
  lies('data-tells', 60, 50);
  expect(captionStyle()).toBe('left: 20px; width: 600px; min-height: 50px; top: 60px');
  document.body.replaceChildren();
  lies('data-tells', 700, 50);
  expect(captionStyle()).toBe('left: 20px; width: 600px; min-height: 50px; bottom: 50px');
});

test('over a battle it lies at the lower edge, and leaves the rest of the place free', () => {
  lies('data-tells', 60, 50);
  lies('data-tells', 480, 320);
  expect(captionStyle()).toBe('left: 20px; width: 600px; min-height: 0px; bottom: 0px');
});

test('where the question has its place it lies on what happened, on phones beside it', () => {
  lies('data-tells', 0, 0, 0); // it is not shown
  lies('data-recap', 100, 40);
  expect(captionStyle()).toBe('left: 20px; width: 600px; min-height: 40px; top: 100px');
  vi.stubGlobal('innerWidth', 390);
  expect(captionStyle()).toBe('left: 20px; width: 600px; min-height: 0px; top: 144px');
  document.body.replaceChildren();
  lies('data-recap', 700, 40);
  expect(captionStyle()).toBe('left: 20px; width: 600px; min-height: 0px; bottom: 104px');
});

test('without such a place nothing is said about it', () => {
  expect(captionStyle()).toBe('');
});
