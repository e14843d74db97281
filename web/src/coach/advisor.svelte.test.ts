import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetAll, reached } from '../lessons/progress.svelte';
import { MomentTable } from '../net/moments.svelte';
import type { Decision, Hint, Hints, TableSettings } from '../net/protocol';
import { fakeTable } from '../net/table.fake';
import { settings } from '../settings/settings.svelte';
import { FrameState } from '../stage/frame/frame.svelte';
import { Advice } from './advice.svelte';
import { Advisor } from './advisor.svelte';
import { ENOUGH, FIRST_GAMES, isNeeded, noteAnswer, noteTable } from './firstGames';

const END = { verb: 'end', args: {} };
const BUY = { verb: 'buy', args: { slot: 'soldier.1' } };
const hint: Hint = {
  title: 'Buy',
  chance: 50,
  change: 1,
  steps: [{ action: BUY, text: 'Buy' }],
  gains: [],
  reasons: ['Why not.'],
};
const decision: Decision = { id: '0.1', seat: 0, kind: 'act', about: {}, actions: [BUY, END] };

/** A table whose coach answers at once. */
class Coached extends MomentTable {
  asked = 0;
  hints = async (): Promise<Hints> => {
    this.asked += 1;
    return { type: 'hints', request: '', decision: decision.id, hints: [hint] };
  };
}

let stop = () => {};
let live: Coached;
let advice: Advice;
let advisor: Advisor;
const frame = new FrameState();

function moment(turn: { number: number; seat: number }): void {
  const view = { game: 'xibalba', turn };
  live.show({ view, decisions: [decision], events: [], log: [] });
}

function sit(coach: TableSettings['coach'] = 'alone', turn = { number: 3, seat: 0 }): void {
  const { settings: usual } = fakeTable();
  const table = fakeTable({ coached: true, settings: { ...usual, coach } });
  live = new Coached(table, () => {});
  live.look(0, true);
  moment(turn);
  stop = $effect.root(() => {
    advice = new Advice(live);
    advisor = new Advisor('xibalba', live, advice, frame);
    advice.attend();
    advisor.attend();
  });
  flushSync();
}

beforeEach(() => {
  localStorage.clear();
  settings.advice = true;
  frame.rail = 'log';
  reached('xibalba', '01-first-roll', 4, 5);
});

afterEach(() => {
  stop();
  forgetAll('xibalba');
});

test('as a turn begins it proposes a plan, once', async () => {
  sit();
  expect(live.asked).toBe(1);
  expect([advisor.speaking, frame.rail]).toEqual([true, 'coach']);
  await Promise.resolve();
  flushSync();
  expect(advice.hints).toEqual([hint]);
  moment({ number: 3, seat: 0 });
  flushSync();
  expect(live.asked).toBe(1);
});

test('it is silent without lessons, in the turn of others, and where others may ask', () => {
  forgetAll('xibalba');
  sit();
  expect(live.asked).toBe(0);
  stop();
  reached('xibalba', '01-first-roll', 4, 5);
  sit('alone', { number: 3, seat: 1 });
  expect(live.asked).toBe(0);
  stop();
  sit('all');
  expect(live.asked).toBe(0);
});

test('who does not want it this turn, or never, is left alone', async () => {
  sit();
  await Promise.resolve();
  advisor.dismiss();
  expect([advisor.speaking, advice.hints]).toEqual([false, []]);
  expect(settings.advice).toBe(true);
  advisor.turnOff();
  expect([settings.advice, advisor.needed]).toEqual([false, false]);
});

test('it goes away after the first games', () => {
  for (let number = 1; number <= FIRST_GAMES; number += 1) {
    expect(isNeeded('xibalba', `game ${number}`)).toBe(true);
    noteTable('xibalba', `game ${number}`);
    noteTable('xibalba', `game ${number}`);
  }
  expect(isNeeded('xibalba', 'game 1')).toBe(true); // the match goes on
  expect(isNeeded('xibalba', 'another')).toBe(false);
  expect(isNeeded('battalia', 'another')).toBe(true);
});

test('it goes away when somebody decides as it would, and says so', async () => {
  for (let number = 1; number < ENOUGH; number += 1) noteAnswer('xibalba', true);
  noteAnswer('xibalba', false);
  expect(isNeeded('xibalba', 'T1')).toBe(true);
  sit();
  await Promise.resolve();
  flushSync();
  advice.onanswer(true);
  expect([advisor.speaking, advisor.farewell]).toEqual([false, true]);
  expect(isNeeded('xibalba', 'T1')).toBe(false);
});

test('a browser that keeps nonsense is no hindrance', () => {
  localStorage.setItem('stormark-advisor', '{broken');
  expect(isNeeded('xibalba', 'T1')).toBe(true);
});
