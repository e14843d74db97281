import { expect, test } from 'vitest';
import { cornerOf, nextField, sheetOf, shownNumbers, standing } from './grid';

const ALL = [1, 2, 3].flatMap((row) => [1, 2, 3].map((column) => `${row},${column}`));

test('the sheet holds the fields there are, not those that are missing', () => {
  const sheet = sheetOf(['2,2', '4,1', '6,6']);
  expect(sheet.x).toBeLessThan(cornerOf('4,1').x);
  expect(sheet.y).toBeLessThan(cornerOf('2,2').y);
  expect(sheet.y).toBeGreaterThan(cornerOf('1,1').y);
  expect(sheet.x + sheet.width).toBeGreaterThan(600);
  expect(sheet.y + sheet.height).toBeGreaterThan(600);
});

test('rows and columns keep their numbers where the first ones are missing', () => {
  expect(shownNumbers(['2,2', '4,1'], 'row')).toEqual([2, 3, 4]);
  expect(shownNumbers(['2,2', '4,1'], 'column')).toEqual([1, 2]);
});

test('an arrow key leads to the neighbour', () => {
  expect(nextField('2,2', 'ArrowUp', ALL)).toBe('1,2');
  expect(nextField('2,2', 'ArrowDown', ALL)).toBe('3,2');
  expect(nextField('2,2', 'ArrowLeft', ALL)).toBe('2,1');
  expect(nextField('2,2', 'ArrowRight', ALL)).toBe('2,3');
});

test('an arrow key skips to the next field among some, straight ahead before aside', () => {
  expect(nextField('4,4', 'ArrowRight', ['4,4', '4,9', '1,5', '7,6'])).toBe('4,9');
  expect(nextField('4,4', 'ArrowLeft', ['4,4', '1,3', '5,2'])).toBe('5,2');
});

test('an arrow key leads nowhere at the edge, and other keys never do', () => {
  expect(nextField('1,1', 'ArrowUp', ALL)).toBeNull();
  expect(nextField('1,1', 'Enter', ALL)).toBeNull();
});

test('figures on one field stand apart and within it, however many there are', () => {
  for (let count = 1; count <= 14; count++) {
    const spots = standing(count);
    expect(spots).toHaveLength(count);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    for (const { x, y, size } of spots) {
      expect(x - 14 * size).toBeGreaterThanOrEqual(-4);
      expect(x + 14 * size).toBeLessThanOrEqual(100);
      expect(y - 40 * size).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(100);
    }
  }
});
