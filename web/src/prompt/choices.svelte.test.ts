import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MomentTable } from '../net/moments.svelte';
import type { Action, Decision } from '../net/protocol';
import { type ActionMap, Choices, DEAF, mentioned } from './choices.svelte';
import type { Verbs } from './manners';
import { menuOf } from './menu';

const action = (verb: string, args: Record<string, unknown> = {}): Action => ({
  verb,
  args,
  text: `${verb} ${Object.values(args).join(' ')}`.trim(),
});
const buy = action('buy', { card: 'x' });
const burn = action('burn', { card: 'x' });
const toggle = action('toggle', { die: '1' });
const near = action('go', { hero: 'a', field: '1' });
const far = action('go', { hero: 'a', field: '2' });
const strike = action('strike', { hero: 'a', city: 'c' });
const end = action('end');

const actionMap: ActionMap = {
  pieces: ({ verb, args }) => [`do:${verb}`, ...mentioned(args)],
  group: () => '',
  groups: [],
};
const verbs: Verbs = {
  buy: { order: 1, key: 'b', useful: true },
  burn: { order: 0, key: 'u', danger: true },
  go: { order: 1, key: 'g' },
  toggle: { order: 1, instant: true },
  strike: { order: 2, final: true },
  end: { order: 9, ends: true },
};

const asked = (actions: Action[], id = '0.1'): Decision => ({
  id,
  seat: 0,
  kind: 'act',
  about: {},
  text: 'What now?',
  actions,
});

let acted: string[] = [];
let live: MomentTable;
let choices: Choices;
let stop: () => void;
const spot = document.createElement('button');

function ask(actions: Action[], id = '0.1'): void {
  live.show({ view: {}, decisions: [asked(actions, id)], events: [], log: [] });
  flushSync();
}

function hearing(): void {
  vi.advanceTimersByTime(DEAF);
}

beforeEach(() => {
  vi.useFakeTimers();
  acted = [];
  live = new MomentTable(null, (_, option, then) =>
    acted.push([option, ...then].map(({ text }) => text).join(' + ')),
  );
  live.look(0, true);
  choices = new Choices(live, actionMap, verbs);
  stop = $effect.root(() => choices.attend());
  flushSync();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('a click on a piece only selects it; its verb commits', () => {
  ask([buy, burn]);
  hearing();
  choices.click(['card:x'], 'Card', spot);
  expect(acted).toEqual([]);
  expect(choices.offers.map(({ verb }) => verb)).toEqual(['buy', 'burn']);
  choices.choose('buy', spot);
  expect(acted).toEqual(['buy x']);
  expect(choices.selected).toBeNull();
});

test('even a piece with a single choice is only selected, unless that is harmless', () => {
  ask([buy, toggle]);
  hearing();
  choices.click(['card:x'], 'Card', spot);
  expect(acted).toEqual([]);
  choices.click(['die:1'], 'Die', spot);
  expect(acted).toEqual(['toggle 1']);
});

test('what destroys something is last and asks first', () => {
  ask([burn, buy]);
  hearing();
  expect(choices.all.map(({ action: { verb } }) => verb)).toEqual(['buy', 'burn']);
  choices.click(['card:x'], 'Card', spot);
  choices.choose('burn', spot);
  expect(acted).toEqual([]);
  expect(choices.confirming?.text).toBe('burn x');
  choices.confirm();
  expect(acted).toEqual(['burn x']);
});

test('a second piece is the target of the first one', () => {
  ask([near, far, buy]);
  hearing();
  choices.click(['hero:a'], 'Hero', spot);
  expect([...choices.targets.keys()].sort()).toEqual(['field:1', 'field:2']);
  expect(choices.at(['field:2']).map(({ text }) => text)).toEqual(['go a 2']);
  choices.click(['field:2'], 'Field', spot);
  expect(acted).toEqual(['go a 2']);
});

test('what decides something is not done by pointing, but by its button', () => {
  ask([near, strike]);
  hearing();
  choices.click(['hero:a'], 'Hero', spot);
  choices.click(['city:c'], 'City', spot);
  expect(acted).toEqual([]);
  expect(choices.meant.map(({ text }) => text)).toEqual(['strike a c']);
  choices.take(choices.meant[0] as (typeof choices.meant)[0]);
  expect(acted).toEqual(['strike a c']);
});

test('just after the options changed no click is heard', () => {
  ask([buy, toggle]);
  choices.click(['die:1'], 'Die', spot);
  const [first] = choices.all;
  if (first) choices.take(first);
  choices.choose('buy', spot);
  vi.advanceTimersByTime(DEAF - 1);
  choices.click(['die:1'], 'Die', spot);
  expect(acted).toEqual([]);
  vi.advanceTimersByTime(1);
  choices.click(['die:1'], 'Die', spot);
  expect(acted).toEqual(['toggle 1']);
});

test('the same options told anew do not make it deaf', () => {
  ask([buy]);
  hearing();
  ask([{ ...buy }]);
  expect(choices.deaf).toBe(false);
  ask([buy, toggle]);
  expect(choices.deaf).toBe(true);
});

test('while a piece is selected nothing changes under the pointer because somebody else acts', () => {
  ask([near, far, buy]);
  hearing();
  choices.click(['hero:a'], 'Hero', spot);
  ask([far, toggle]);
  expect(choices.deaf).toBe(false);
  expect(choices.all.map(({ text }) => text)).toEqual(['go a 1', 'go a 2', 'buy x']);
  const [gone] = choices.at(['field:1']);
  expect(gone && choices.gone(gone)).toBe(true);
  choices.click(['field:1'], 'Field', spot);
  expect(acted).toEqual([]);
});

test('what is still possible is done although somebody else acted', () => {
  ask([near, far]);
  hearing();
  choices.click(['hero:a'], 'Hero', spot);
  ask([toggle, far]);
  choices.click(['field:2'], 'Field', spot);
  expect(acted).toEqual(['go a 2']);
});

test('a piece of which nothing is left is not selected any more', () => {
  ask([near, far]);
  hearing();
  choices.click(['hero:a'], 'Hero', spot);
  ask([buy], '0.2');
  expect(choices.selected).toBeNull();
  expect(choices.all.map(({ text }) => text)).toEqual(['buy x']);
});

test('a letter at a piece does its verb with it, or shows where', () => {
  ask([buy, burn, near, far, end]);
  hearing();
  expect(choices.say('x', ['card:x'], 'Card', spot)).toBe(false);
  expect(choices.say('b', ['hero:a'], 'Hero', spot)).toBe(false); // another piece's verb
  choices.say('g', ['hero:a'], 'Hero', spot);
  expect(acted).toEqual([]);
  expect([...choices.targets.keys()]).toEqual(['field:1', 'field:2']);
  choices.say('b', ['card:x'], 'Card', spot);
  expect(acted).toEqual(['buy x']);
});

test('a letter at a piece is not heard just after the options changed, and asks before it destroys', () => {
  ask([burn, buy]);
  expect(choices.say('u', ['card:x'], 'Card', spot)).toBe(false);
  hearing();
  choices.say('u', ['card:x'], 'Card', spot);
  expect(acted).toEqual([]);
  expect(choices.confirming?.text).toBe('burn x');
});

test('a board may take up what a letter at a piece means', () => {
  ask([near, far]);
  hearing();
  const begun: string[][] = [];
  choices.begins = (meant) => begun.push(meant.map(({ text }) => text)) > 0;
  choices.say('g', ['hero:a'], 'Hero', spot);
  expect(begun).toEqual([['go a 1', 'go a 2']]);
  expect(choices.selected).toBeNull();
});

test('a board may have letters of its own for its pieces', () => {
  ask([near, far]);
  const said: string[] = [];
  choices.speaks = (letter, refs) => letter === 'x' && said.push(...refs) > 0;
  expect(choices.say('x', ['card:x'], 'Card', spot)).toBe(false); // not heard just now
  hearing();
  expect(choices.say('x', ['card:x'], 'Card', spot)).toBe(true);
  expect(said).toEqual(['card:x']);
  choices.say('g', ['hero:a'], 'Hero', spot);
  expect(choices.selected?.label).toBe('Hero');
});

test('what was said before is gone on with just after the options changed, and still asks', () => {
  ask([buy, end]);
  const ending = choices.all.find(({ action: { verb } }) => verb === 'end');
  if (ending) choices.take(ending);
  expect(choices.confirming).toBeNull();
  if (ending) choices.goOn(ending);
  expect(choices.confirming?.left).toEqual(['Buy']);
  expect(acted).toEqual([]);
});

test('what is useful only for who did nothing is not asked about after something was done', () => {
  const lazy: Verbs = { ...verbs, buy: { order: 1, useful: 'judged' } };
  choices = new Choices(live, actionMap, lazy);
  ask([buy, end]);
  const ending = () => choices.all.find(({ action }) => action.verb === 'end');
  const ended = ending();
  if (ended) choices.take(ended);
  expect(choices.confirming?.left).toHaveLength(1); // a board that knows nothing is careful
  choices.confirming = null;
  choices.regrets = () => false;
  if (ended) choices.take(ended);
  expect(choices.confirming).toBeNull();
  expect(acted).toEqual(['end']);
});

test('the end of a turn asks only if something useful is left', () => {
  ask([buy, end]);
  hearing();
  choices.choose('end', spot);
  expect(acted).toEqual([]);
  expect(choices.confirming?.left).toHaveLength(1);
  ask([burn, end]);
  expect(choices.confirming).toBeNull();
  hearing();
  choices.choose('end', spot);
  expect(acted).toEqual(['end']);
});

test('a letter means the verb of the selected piece, else that of any', () => {
  ask([buy, near]);
  expect(choices.keyed('b')).toBe('buy');
  expect(choices.keyed('q')).toBeNull();
});

test('pressing the selected piece again leaves it', () => {
  ask([buy, burn]);
  hearing();
  choices.click(['card:x'], 'Card', spot);
  choices.click(['card:x'], 'Card', spot);
  expect(choices.selected).toBeNull();
});

test('answers that pointing does not tell apart are in the menu at once, beside other verbs', () => {
  const raise = (unit: string) => action('raise', { card: 'x', unit });
  ask([buy, raise('a'), raise('b')]);
  hearing();
  choices.select(['card:x'], 'X', spot);
  expect(menuOf(choices).map(({ kind }) => kind)).toEqual(['choice', 'choice', 'choice']);
  const board = document.body.appendChild(document.createElement('div'));
  board.innerHTML = '<i data-refs="unit:a"></i><i data-refs="unit:b"></i>';
  expect(menuOf(choices).map(({ kind }) => kind)).toEqual(['choice', 'verb']);
  board.remove();
});
