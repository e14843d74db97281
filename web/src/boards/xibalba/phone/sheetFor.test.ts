import { expect, test } from 'vitest';
import { sheetFor } from './sheetFor';

test.each([
  [['do:buy', 'slot:soldier.1'], 'market'],
  [['do:deck', 'deck:event'], 'market'],
  [['do:harvest'], 'actions'],
  [['do:lift', 'at:field.1.2'], 'base'],
  [['do:destroy', 'pile:2.field.1'], 'rival-2'],
  [['do:activate', 'pile:0.field.1'], null],
  [['do:attack', 'ark'], null],
])('%j is found on the sheet %s', (refs, sheet) => {
  expect(sheetFor(refs, 0)).toBe(sheet);
});
