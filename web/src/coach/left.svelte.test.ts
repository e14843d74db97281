import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MomentTable } from '../net/moments.svelte';
import type { Chances, Hints } from '../net/protocol';
import { fakeTable } from '../net/table.fake';
import { settings } from '../settings/settings.svelte';
import { Advice } from './advice.svelte';
import { WinChances } from './chances.svelte';

const DECISION = { id: '0.1', seat: 0, kind: 'act', about: {}, actions: [] };

/** A table whose coach answers when the test says so. */
class CoachedTable extends MomentTable {
  tell: (told: Hints | Chances) => void = () => {};

  hints(): Promise<Hints> {
    return new Promise((told) => {
      this.tell = (answer) => answer.type === 'hints' && told(answer);
    });
  }

  chances(): Promise<Chances> {
    return new Promise((told) => {
      this.tell = (answer) => answer.type === 'chances' && told(answer);
    });
  }
}

let live: CoachedTable;
let advice: Advice;

beforeEach(() => {
  live = new CoachedTable(fakeTable({ coached: true }));
  live.look(0, true);
  live.show({ view: {}, decisions: [DECISION], events: [], log: [] });
  advice = new Advice(live);
});

afterEach(() => {
  settings.chances = false;
});

/** Shows something, and goes away again. */
function shown(attend: () => void): () => void {
  const leave = $effect.root(attend);
  flushSync();
  return leave;
}

test('advice that comes after the table was left is not heard', async () => {
  const leave = shown(() => advice.attend());
  const asked = advice.ask();
  leave();
  live.tell({ type: 'hints', request: 'r', decision: '0.1', hints: [] });
  await asked;
  expect(advice.thinking).toBe(true); // nothing of it has changed
});

test('chances that come after the table was left are not heard', async () => {
  settings.chances = true;
  const chances = new WinChances(live, advice);
  const leave = shown(() => chances.attend());
  await Promise.resolve();
  leave();
  live.tell({ type: 'chances', request: 'r', sides: [{ seats: [0], chance: 50 }] });
  await new Promise((later) => setTimeout(later));
  expect(chances.sides).toEqual([]);
});
