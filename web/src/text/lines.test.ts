import { expect, test } from 'vitest';
import { labelled } from './lines';

test('what a line is about stands apart', () => {
  expect(labelled('Hand: 2 × Supply, Chief')).toEqual({ label: 'Hand', rest: '2 × Supply, Chief' });
  expect(labelled('2,2: city of Ada: level 1')).toEqual({
    label: '2,2',
    rest: 'city of Ada: level 1',
  });
});

test('a sentence stays whole', () => {
  expect(labelled('Week 1 ends; then: rest')).toEqual({
    label: '',
    rest: 'Week 1 ends; then: rest',
  });
});
