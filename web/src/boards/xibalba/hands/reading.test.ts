import { expect, test } from 'vitest';
import { reading } from './reading';

const view = (resolving: string | null) => ({ resolving }) as never;
const asked = (card?: string) => ({ about: card ? { card } : {} }) as never;

test('the card that asks is read first, then the event under way, then what was pressed', () => {
  expect(reading(view('event'), asked('asker'), 'pressed')).toBe('asker');
  expect(reading(view('event'), asked(), 'pressed')).toBe('event');
  expect(reading(view(null), undefined, 'pressed')).toBe('pressed');
  expect(reading(view(null), undefined, null)).toBeNull();
});
