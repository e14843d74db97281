import { expect, test } from 'vitest';
import { nameSize } from './fit';

test('short words have the largest letters', () => {
  expect(nameSize('Hehler')).toBe(11.5);
  expect(nameSize('Fall of the Nine')).toBe(11.5);
});

test('a long word makes the letters smaller, so that it stays whole', () => {
  expect(nameSize('Linienfüsilier')).toBeCloseTo(7.76, 1);
});

test('letters never get too small to be read', () => {
  expect(nameSize('Donaudampfschifffahrtsgesellschaft')).toBe(7.4);
});

test('a name that needs three lines is written smaller', () => {
  expect(nameSize('Halle der gezinkten Würfel')).toBe(8.8);
  expect(nameSize('Fata-Morgana-Tänzerin')).toBe(8.8);
});
