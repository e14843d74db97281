import { afterEach, expect, test, vi } from 'vitest';
import { whole } from './whole';

let resized: () => void = () => {};

vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(hear: () => void) {
      resized = hear;
    }
    observe = () => resized();
    disconnect = () => {
      resized = () => {};
    };
  },
);
afterEach(() => vi.unstubAllGlobals());

test('a text is set smaller while it does not fit, and not any longer', () => {
  const room = document.createElement('div');
  const text = room.appendChild(document.createElement('p'));
  let lines = 2;
  const height = (get: () => number) => ({ get, configurable: true });
  Object.defineProperties(text, {
    scrollHeight: height(() => lines * 20),
    clientHeight: height(() => 40),
    offsetHeight: height(() => 40),
  });
  Object.defineProperty(
    room,
    'clientHeight',
    height(() => 40),
  );
  const leave = whole('Anheuern')(text);
  expect(text.dataset.dense).toBeUndefined();
  lines = 3; // the buttons beside it take more room
  resized();
  expect(text.dataset.dense).toBe('');
  lines = 2;
  resized();
  expect(text.dataset.dense).toBeUndefined();
  leave?.();
});
