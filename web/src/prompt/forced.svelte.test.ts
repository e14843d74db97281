import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MomentTable } from '../net/moments.svelte';
import type { Decision } from '../net/protocol';
import { answerForced } from './forced.svelte';

const manners = { verbs: { end: { order: 1, ends: true } }, asksAlways: ['block'] };
const decision = (kind: string, verbs: string[], more: Partial<Decision> = {}): Decision => ({
  id: '0.1',
  seat: 0,
  kind,
  about: {},
  actions: verbs.map((verb) => ({ verb, args: {}, text: verb })),
  ...more,
});

let acted: string[] = [];
let noted: string[] = [];
let wanted = true;
let live: MomentTable;
let stop: () => void;

function ask(...decisions: Decision[]): void {
  live.show({ view: {}, decisions, events: [], log: [] });
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  [acted, noted, wanted] = [[], [], true];
  live = new MomentTable(null, (_, { verb }) => acted.push(verb));
  live.look(0, true);
  stop = $effect.root(() =>
    answerForced(
      live,
      manners,
      () => wanted,
      (_, { text = '' }) => noted.push(text),
    ),
  );
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('the only answer is given, and told', () => {
  ask(decision('act', ['go']));
  expect(acted).toEqual(['go']);
  expect(noted).toEqual(['go']);
});

test('a choice is left to the player', () => {
  ask(decision('act', ['go', 'stay']));
  expect(acted).toEqual([]);
});

test('where a quick answer would tell something, the player answers', () => {
  ask(decision('block', ['pass']));
  vi.runAllTimers();
  expect(acted).toEqual([]);
});

test('nobody’s turn is ended by itself, and nothing is answered that nobody waits for', () => {
  ask(decision('act', ['end']));
  ask(decision('done', ['resume'], { idle: true }));
  vi.runAllTimers();
  expect(acted).toEqual([]);
});

test('where hidden cards decide how many answers there are, the only one takes its time', () => {
  ask(decision('walk', ['stop'], { secret: true }));
  expect(acted).toEqual([]);
  vi.runAllTimers();
  expect(acted).toEqual(['stop']);
});

test('a question that is gone meanwhile is not answered', () => {
  ask(decision('walk', ['stop'], { secret: true }));
  ask();
  vi.runAllTimers();
  expect(acted).toEqual([]);
});

test('a setting turns it off', () => {
  wanted = false;
  ask(decision('act', ['go']));
  expect(acted).toEqual([]);
});
