import { afterEach, expect, test } from 'vitest';
import { attackerRefs, targetRefs, wayBetween } from './flight';

function place(ref: string, left: number, top: number): void {
  const piece = document.createElement('div');
  piece.dataset.refs = ref;
  piece.getBoundingClientRect = () => new DOMRect(left, top, 20, 20);
  piece.checkVisibility = () => true;
  document.body.append(piece);
}

afterEach(() => document.body.replaceChildren());

test('a way leads from the middle of one piece to the middle of another', () => {
  place('card:mole', 0, 0);
  place('ark', 100, 50);
  expect(wayBetween(attackerRefs('mole', 0), targetRefs('ark'))).toMatchObject({ dx: 100, dy: 50 });
});

test('a soldier that cannot be seen comes from the base', () => {
  place('base:1', 40, 0);
  place('base:2', 0, 0);
  expect(wayBetween(attackerRefs('mole', 1), targetRefs(2))).toMatchObject({ dx: -40, dy: 0 });
});

test('there is no way to what is not on the screen', () => {
  place('base:1', 0, 0);
  expect(wayBetween(attackerRefs('mole', 1), targetRefs('ark'))).toBeNull();
});
