import { expect, test } from 'vitest';
import type { TableSummary } from '../net/protocol';
import { reportable } from './report';

const seat = (number: number, kind: string, name: string) => ({ seat: number, kind, name });
const table = (status: string) =>
  ({
    id: 'T1',
    status,
    seats: [
      seat(0, 'person', 'Ada'),
      seat(1, 'person', 'Ben'),
      seat(2, 'bot', ''),
      seat(3, 'open', ''),
    ],
  }) as unknown as TableSummary;

test('a table and the names of other people can be reported, a game when it is over', () => {
  const kinds = (status: string) =>
    reportable(table(status), [0]).map(({ kind, seat }) => [kind, seat]);
  expect(kinds('running')).toEqual([
    ['table', undefined],
    ['name', 1],
  ]);
  expect(kinds('finished').at(-1)).toEqual(['game', undefined]);
});

test('a choice says what it is about', () => {
  expect(reportable(table('open'), []).map((one) => one.label)).toContain('The name “Ada”');
});
