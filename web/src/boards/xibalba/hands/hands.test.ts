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
const powers = [
  { attacks: 1, criticals: 0, power: 4 },
  { attacks: 2, criticals: 0, power: 8 },
  { attacks: 2, criticals: 1, power: 13 },
];
const aims = (needed: number) =>
  powers.map((one) => ({
    ...one,
    needed,
    succeeds: one.power >= needed,
    blocker: null,
    open: false,
  }));
const targets = [{ target: 'ark', aims: aims(2) }];
const view = { game: 'xibalba', players: [{ attacker: { targets } }] };
const live = { view, seat: 0, answering: null, decisions: [decision], urgent: [decision], act };
const hands = (match: unknown = {}) =>
  new Hands({ live, choices, match } as unknown as TableContext);
const keep = { verb: 'keep', args: { face: 'R2' } };
const roll = { verb: 'roll', args: {} };

beforeEach(() => {
  act.mockReset();
  choices.deaf = false;
  for (const one of targets) one.aims = aims(2);
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

test('an attack takes the fewest symbols that do it, and others by a press', () => {
  const mine = hands();
  expect(mine.attack).toEqual({ target: 'ark', attacks: 1, criticals: 0 });
  mine.takeAll();
  expect(mine.attack).toEqual({ target: 'ark', attacks: 2, criticals: 1 });
  mine.aim('ark');
  expect(mine.attack).toEqual({ target: 'ark', attacks: 1, criticals: 0 });
});

test('an attack that does not go through takes everything', () => {
  for (const one of targets) one.aims = aims(99);
  expect(hands().attack).toEqual({ target: 'ark', attacks: 2, criticals: 1 });
});

test('the symbol that is pressed is the one that is left out', () => {
  const mine = hands();
  mine.takeAll();
  mine.flip('attacks', 0);
  expect([mine.takes('attacks', 0), mine.takes('attacks', 1)]).toEqual([false, true]);
  expect(mine.attack.attacks).toBe(1);
  mine.flip('attacks', 0);
  expect(mine.attack).toEqual({ target: 'ark', attacks: 2, criticals: 1 });
});

test('in a lesson nothing follows by itself: what was rolled is seen first', () => {
  const mine = hands(null);
  mine.follow('exchange');
  mine.goOn();
  expect(act).not.toHaveBeenCalled();
});

test('what follows by itself follows once', () => {
  const mine = hands();
  mine.follow('exchange');
  mine.goOn();
  mine.goOn();
  expect(act).toHaveBeenCalledExactlyOnceWith(decision, exchange);
});
