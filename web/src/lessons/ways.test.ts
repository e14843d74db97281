import { describe, expect, test } from 'vitest';
import { pays, sameAction, sameEnd } from './ways';

const move = { verb: 'move', args: { hero: 1 } };
const lay = (card: string) => ({ verb: 'lay', args: { card } });
const go = { verb: 'go', args: {} };
const step = (field: string) => ({ verb: 'step', args: { field } });
const gather = (face: string) => ({ verb: 'gather', args: { face } });
const WAY = [move, lay('horse'), go, step('3,2'), step('4,2')];

describe('what leads where the lesson leads', () => {
  test('is its own beginning, as far as it goes', () => {
    expect(sameEnd([move], WAY)).toBe(1);
    expect(sameEnd(WAY.slice(0, 4), WAY)).toBe(4);
    expect(sameEnd(WAY, WAY)).toBe(5);
  });

  test('may be paid otherwise, and end before the lesson does', () => {
    expect(sameEnd([move, lay('supply'), lay('supply'), go, step('3,2')], WAY)).toBe(4);
    expect(
      sameEnd(
        [{ verb: 'hire', args: {} }, lay('priest')],
        [{ verb: 'hire', args: {} }, lay('chief')],
      ),
    ).toBe(2);
  });

  test('may take equal verbs in another order', () => {
    const way = [gather('R3'), gather('R2'), go];
    expect(sameEnd([gather('R2'), gather('R3')], way)).toBe(2);
    expect(sameEnd([gather('R2')], way)).toBe(0);
  });

  test('is nothing else: another card alone, or another end', () => {
    expect(sameEnd([lay('priest')], [lay('chief')])).toBe(0);
    expect(sameEnd([move, lay('supply'), go, step('1,1')], WAY)).toBe(0);
    expect(sameEnd([go], [])).toBe(0);
  });

  test('lets the rules pay the rest by themselves', () => {
    expect(sameEnd([move, lay('horse')], [move])).toBe(1);
    expect(pays(lay('horse'))).toBe(true);
  });
});

test('actions are the same whatever the order of their arguments, their words, and what is not said', () => {
  const one = { verb: 'a', args: { x: 1, y: null } };
  expect(sameAction(one, { verb: 'a', args: { x: 1 }, text: 't' })).toBe(true);
  expect(sameAction(one, { verb: 'a', args: { x: 2 } })).toBe(false);
  expect(sameAction(null, null)).toBe(false);
});
