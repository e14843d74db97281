import { expect, test } from 'vitest';
import type { Direction, Field } from '../view';
import { joined } from './joining';

const road = (...exits: Direction[]): Field => ({ place: 'road', exits });
const empty: Field = { place: 'empty' };

test('roads that meet count, roads that end blindly count against it', () => {
  const fields = { '2,2': empty, '2,1': road('east'), '2,3': road('north'), '1,2': empty };
  const board = { rows: 2, columns: 3, fields };
  expect(joined({ board }, '2,2', 'straight', 1)).toBe(0); // west meets, east does not
  expect(joined({ board }, '2,2', 'straight', 0)).toBe(-1); // north is open, south is the border
  expect(joined({ board }, '2,2', 'curve', 3)).toBe(1); // west meets, north is open
});
