import { expect, test } from 'vitest';
import { fitted, pieces, SMALLEST } from './fit';

const measure = (text: string) => text.length * 0.6;
const room = { width: 78, height: 30, largest: 14 };

test('a name breaks between words and after its own hyphens only', () => {
  expect(pieces('Fata-Morgana-Tänzerin')).toEqual(['Fata-', 'Morgana-', 'Tänzerin']);
  expect(pieces('Halle der Würfel')).toEqual(['Halle', 'der', 'Würfel']);
});

test('short names are as large as they may be', () => {
  expect(fitted('Mole', room, measure)).toEqual({ lines: ['Mole'], size: 14, narrow: 1 });
});

test('two lines are better than narrow letters', () => {
  const { lines, narrow } = fitted('Trench Grenadier', room, measure);
  expect(lines).toEqual(['Trench', 'Grenadier']);
  expect(narrow).toBe(1);
});

test('a long word is set narrower, never smaller than can be read and never broken', () => {
  const { lines, size, narrow } = fitted('Linienfüsilierhauptmann', room, measure);
  expect(lines).toEqual(['Linienfüsilierhauptmann']);
  expect(size).toBe(SMALLEST);
  expect(narrow).toBeLessThan(1);
});

test('no letter is ever smaller than 11 pixels, whatever the room', () => {
  for (const width of [40, 72, 90, 140]) {
    const { size } = fitted(
      'Halle der gezinkten Würfel',
      { width, height: 40, largest: 16 },
      measure,
    );
    expect(size).toBeGreaterThanOrEqual(SMALLEST);
  }
});
