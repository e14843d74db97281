import { expect, test } from 'vitest';
import { lamps } from './lamps';

test('there is a lamp for every life point, mirrored left and right', () => {
  const found = lamps(20, 172, 157, 118);
  expect(found).toHaveLength(20);
  const [first] = found;
  const last = found.at(-1);
  expect(first?.y).toBe(last?.y);
  expect((first?.x ?? 0) + (last?.x ?? 0)).toBeCloseTo(344, 0);
});

test('the middle ones are the highest', () => {
  const found = lamps(11, 0, 0, 10);
  expect(Math.min(...found.map(({ y }) => y))).toBe(found[5]?.y);
});
