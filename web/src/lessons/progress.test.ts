import { beforeEach, expect, test } from 'vitest';
import { forgetAll, isDone, leftAt, nextOf, reached } from './progress.svelte';

const NAMES = ['one', 'two'];

beforeEach(() => forgetAll('xibalba'));

test('a lesson goes on where it was left', () => {
  reached('xibalba', 'one', 3, 9);
  expect(leftAt('xibalba', 'one')).toBe(3);
  expect(leftAt('battalia', 'one')).toBe(0);
});

test('a lesson is done when its end was seen, and then begins anew', () => {
  reached('xibalba', 'one', 8, 9);
  expect(isDone('xibalba', 'one')).toBe(true);
  expect(leftAt('xibalba', 'one')).toBe(0);
  reached('xibalba', 'one', 2, 9);
  expect(isDone('xibalba', 'one')).toBe(true);
});

test('the next lesson is the first that is not done', () => {
  expect(nextOf('xibalba', NAMES)).toBe('one');
  reached('xibalba', 'one', 1, 2);
  expect(nextOf('xibalba', NAMES)).toBe('two');
  reached('xibalba', 'two', 1, 2);
  expect(nextOf('xibalba', NAMES)).toBe('one');
});

test('progress is kept on this device', () => {
  reached('xibalba', 'one', 1, 2);
  expect(JSON.parse(localStorage.getItem('stormark-lessons') ?? '')).toMatchObject({
    xibalba: { done: ['one'] },
  });
});
