import { beforeEach, expect, test, vi } from 'vitest';
import type { TableContext } from '../../../table/context';
import { Hands } from './hands.svelte';

const act = vi.fn();
const attack = (target: string, attacks: number, criticals: number) => ({
  action: { verb: 'attack', args: { target, attacks, criticals } },
});
const choices = {
  deaf: false,
  of: () => [attack('ark', 1, 0), attack('ark', 2, 0), attack('ark', 2, 1)],
  unselect: vi.fn(),
};
const exchange = { verb: 'exchange', args: { face: 'G1' } };
const decision = { id: 'd1', kind: 'act', actions: [exchange] };
const live = { seat: 0, answering: null, decisions: [decision], urgent: [decision], act };
const hands = () => new Hands({ live, choices } as unknown as TableContext);
const keep = { verb: 'keep', args: { face: 'R2' } };
const roll = { verb: 'roll', args: {} };

beforeEach(() => {
  act.mockReset();
  choices.deaf = false;
});

test('dice are kept and rolled in one move', () => {
  hands().act([keep, roll]);
  expect(act).toHaveBeenCalledWith(decision, keep, [roll]);
});

test('nothing is done while the options have just changed', () => {
  choices.deaf = true;
  hands().act([roll]);
  expect(act).not.toHaveBeenCalled();
});

test('an attack takes everything unless something is left out', () => {
  const mine = hands();
  expect(mine.attack).toEqual({ target: 'ark', attacks: 2, criticals: 1 });
  mine.count('criticals', false);
  expect(mine.attack.criticals).toBe(0);
  mine.count('criticals', true);
  expect(mine.attack.criticals).toBe(1);
  mine.aim('ark');
  expect(mine.attack).toEqual({ target: 'ark', attacks: 2, criticals: 1 });
});

test('what follows by itself follows once', () => {
  const mine = hands();
  mine.follow('exchange');
  mine.goOn();
  mine.goOn();
  expect(act).toHaveBeenCalledExactlyOnceWith(decision, exchange);
});
