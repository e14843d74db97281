import { expect, test } from 'vitest';
import { plainFields } from '../../plugins/plain';

const dice = (row: string, at: string) => `
export class Apart {
  #row = ${row}
  #apart = $state.raw<Set<number>>(new Set());

  at(row: string): Set<number> {
    ${at}
  }

  toggle(row: string): void {
    this.#row = row;
    this.#apart = new Set(this.at(row));
  }
}`;
const ASKED = 'return row === this.#row ? this.#apart : new Set();';
const EARLY = 'if (row !== this.#row) return new Set();\n    return this.#apart;';

test('a plain field that decides whether a reactive one is read is found', () => {
  expect(plainFields(dice("'';", ASKED))).toEqual([{ line: 3, field: '#row', reader: 'at' }]);
  expect(plainFields(dice("'';", EARLY))).toHaveLength(1);
});

test('what is reactive, is asked nowhere or has a reason is not', () => {
  expect(plainFields(dice("$state('');", ASKED))).toEqual([]);
  expect(plainFields(dice("'';", 'return this.#apart;'))).toEqual([]);
  expect(plainFields(dice("''; // plain: nobody draws it", ASKED))).toEqual([]);
});
