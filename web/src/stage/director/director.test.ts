import { beforeEach, expect, test } from 'vitest';
import { MomentTable } from '../../net/moments.svelte';
import type { Decision, Event, Play } from '../../net/protocol';
import type { View } from '../../net/shown';
import { Director } from './director.svelte';
import type { GameScenes } from './scene';
import { FakeTime } from './timing.fake';

interface Counted extends View {
  turn: number;
  count: number;
}

const counted = (view: View) => view as Counted;
const number = ({ args }: Event) => Number(args.number);
const spec = (ms: number) => ({ ms, icon: '', topic: 'cards' as const });
const GAME: GameScenes = {
  turnOf: (view) => [counted(view).turn],
  specs: {
    turn: { ...spec(700), turn: ({ args }) => [Number(args.seat)] },
    roll: spec(900),
    buy: spec(600),
    count: { ...spec(500), step: (view, event) => ({ ...view, count: number(event) }) as View },
    undone: spec(700),
  },
};

const happens = (verb: string, seat: number, args = {}): Event => ({
  verb,
  args: { seat, ...args },
  text: `${seat} ${verb}`,
});
const question = (id: string): Decision => ({ id, seat: 0, kind: 'k', about: {}, actions: [] });
const view = (turn: number, count = 0): View => ({ turn, count }) as View;
const timed = { clock: { seats: [{ running: true, remaining: 9000, used: 0 }] } } as Play;

let table: MomentTable;
let time: FakeTime;
let pace: number;
let director: Director;
let told: string[];
let log: Event[];

beforeEach(() => {
  table = new MomentTable(null, () => {});
  time = new FakeTime();
  pace = 1;
  told = [];
  log = [];
  table.look(0, true);
  table.show({ view: view(1), decisions: [], events: [], log: [] });
  director = new Director(table, GAME, { timing: time, pace: () => pace });
  director.onevents((events) => told.push(...events.map(({ verb }) => verb)));
});

function follow(
  events: Event[],
  more: { view?: View; decisions?: Decision[]; by?: number; play?: Play } = {},
): void {
  log = [...log, ...events];
  table.follow({ view: view(1), decisions: [], by: 1, ...more, events, log });
}

/** What is on the screen, and for how long. */
function watched(): [string, number][] {
  const seen: [string, number][] = [];
  while (director.scene) {
    const { event, id } = director.scene;
    const began = time.now();
    while (director.scene?.id === id) time.pass(10);
    seen.push([event.verb, time.now() - began]);
  }
  return seen;
}

const texts = () => director.log.map(({ text }) => text);

test('at normal speed every event of others is on the screen for its time', () => {
  follow([happens('turn', 1), happens('roll', 1)]);
  follow([happens('buy', 1)]);
  expect(watched()).toEqual([
    ['turn', 700],
    ['roll', 900],
    ['buy', 600],
  ]);
  expect(told).toEqual(['turn', 'roll', 'buy']);
  expect(time.idle).toBe(true);
});

test.each([
  [2, 450],
  [0.5, 1800],
])('at speed %d a scene of 900 takes %d', (speed, length) => {
  pace = speed;
  follow([happens('roll', 1)]);
  expect(watched()).toEqual([['roll', length]]);
});

test('at once means that nothing is in the way', () => {
  pace = 0;
  follow([happens('turn', 1), happens('roll', 1)], {
    view: view(0, 7),
    decisions: [question('a')],
  });
  expect(director.scene).toBeNull();
  expect(director.view).toEqual(view(0, 7));
  expect(director.urgent.map(({ id }) => id)).toEqual(['a']);
  expect(told).toEqual(['turn', 'roll']);
  expect(time.idle).toBe(true);
});

test('the view follows the scenes, with what each event tells of it', () => {
  const events = [3, 5, 8].map((count) => happens('count', 1, { number: count }));
  follow(events, { view: view(1, 8) });
  const seen: number[] = [];
  for (let at = 0; at < 3; at += 1) {
    seen.push(counted(director.view ?? {}).count);
    time.pass(500);
  }
  expect(seen).toEqual([3, 5, 8]);
});

test('a frame of several events changes the view where the last of them is shown', () => {
  follow([happens('roll', 1), happens('buy', 1)], { view: view(1, 4) });
  expect(director.view).toEqual(view(1, 0));
  time.pass(900);
  expect(director.view).toEqual(view(1, 4));
});

test('the log tells no line before its scene', () => {
  follow([happens('roll', 1), happens('buy', 1)]);
  expect(texts()).toEqual(['1 roll']);
  time.pass(900);
  expect(texts()).toEqual(['1 roll', '1 buy']);
});

test('words come at once, for those who hear them', () => {
  follow([happens('roll', 1), happens('buy', 1)]);
  expect(director.fresh.map(({ verb }) => verb)).toEqual(['roll', 'buy']);
});

test('a question in the turn of another waits at most two seconds, and the rest plays visibly', () => {
  const many = Array.from({ length: 40 }, () => happens('roll', 1));
  follow(many, { decisions: [question('block')] });
  expect([director.hurried, director.pending, director.rate > 4]).toEqual([true, 39, true]);
  time.pass(1000);
  expect(director.pending).toBeGreaterThan(10);
  expect(director.urgent).toEqual([]);
  time.pass(1000);
  expect(director.urgent.map(({ id }) => id)).toEqual(['block']);
  expect([director.scene, director.hurried]).toEqual([null, false]);
  expect(texts()).toHaveLength(40);
});

test('a short rest plays at four times the speed', () => {
  follow([happens('roll', 1)]);
  time.pass(100);
  follow([happens('buy', 1)], { decisions: [question('block')] });
  expect(director.rate).toBe(4);
  expect(watched()).toEqual([
    ['roll', 200],
    ['buy', 150],
  ]);
  expect(director.urgent).toHaveLength(1);
});

test('the own turn begins when the others have been seen', () => {
  follow([happens('roll', 1)]);
  follow([happens('turn', 0)], { view: view(0), decisions: [question('mine')] });
  expect([director.hurried, director.rate]).toEqual([false, 1]);
  expect(watched().map(([verb]) => verb)).toEqual(['roll', 'turn']);
  expect(director.urgent).toHaveLength(1);
});

test('where the own time runs, the own turn waits no longer than any question', () => {
  const many = Array.from({ length: 40 }, () => happens('roll', 1));
  follow(many, { view: view(0), decisions: [question('mine')], play: timed });
  time.pass(2000);
  expect(director.urgent).toHaveLength(1);
});

test('what the viewer does is seen at once, and what was waiting before it', () => {
  follow([happens('roll', 1), happens('buy', 1)]);
  told = [];
  follow([happens('buy', 0), happens('count', 0, { number: 2 })], { by: 0, view: view(0, 2) });
  expect([director.scene, told]).toEqual([null, ['buy', 'count']]);
  expect(texts()).toEqual(['1 roll', '1 buy', '0 buy', '0 count']);
});

test('when the viewer ends a turn, what the next player does is played', () => {
  follow([happens('buy', 0), happens('turn', 1), happens('roll', 1)], { by: 0 });
  expect(told).toEqual(['buy', 'turn']);
  expect(watched().map(([verb]) => verb)).toEqual(['turn', 'roll']);
});

test('an open question stays open while a teammate is shown, and goes when it is gone', () => {
  follow([], { by: 0, view: view(0), decisions: [question('a')] });
  follow([happens('roll', 1)], { view: view(0), decisions: [question('a')] });
  expect(director.urgent).toHaveLength(1);
  follow([happens('buy', 1)], { view: view(0) });
  expect(director.urgent).toHaveLength(0);
});

test('skipping leads to the next turn, one step to the next scene', () => {
  follow([happens('roll', 1), happens('buy', 1), happens('turn', 2), happens('roll', 2)]);
  director.next();
  expect(director.scene?.event.verb).toBe('buy');
  director.skip();
  expect(director.scene?.event.verb).toBe('turn');
  director.skip();
  expect([director.scene, texts().length]).toEqual([null, 4]);
});

test('a pause holds everything, and goes on where it was', () => {
  follow([happens('roll', 1)]);
  time.pass(300);
  director.pause();
  time.pass(60_000);
  expect([director.scene?.event.verb, director.rate]).toEqual(['roll', 0]);
  director.pause();
  expect(watched()).toEqual([['roll', 600]]);
});

test('another speed counts from now on', () => {
  follow([happens('roll', 1)]);
  time.pass(450);
  pace = 2;
  director.repace();
  expect(watched()).toEqual([['roll', 230]]); // 225, seen in steps of ten
});

test('who turns to "at once" is there', () => {
  follow([happens('roll', 1), happens('buy', 1)], { view: view(1, 9) });
  pace = 0;
  director.repace();
  expect([director.scene, director.view]).toEqual([null, view(1, 9)]);
});

test('a jump drops what was to be shown, but no line of the log', () => {
  follow([happens('roll', 1), happens('buy', 1)]);
  table.show({ view: view(0, 3), decisions: [], events: [], log });
  expect([director.scene, director.view, texts().length]).toEqual([null, view(0, 3), 2]);
  expect(time.idle).toBe(true);
});

test('what is taken back shows the position at once', () => {
  follow([happens('roll', 1), happens('buy', 1)]);
  follow([happens('undone', 1)], { view: view(1, 2) });
  expect([director.scene?.event.verb, director.view]).toEqual(['undone', view(1, 2)]);
});

test('the result waits for the last scene', () => {
  const play = { ...timed, result: [1, 0] };
  follow([happens('roll', 1)], { play });
  expect(director.play?.result).toBeNull();
  time.pass(900);
  expect(director.play?.result).toEqual([1, 0]);
});

test('whoever waits for the end of the scenes is told', async () => {
  follow([happens('roll', 1)]);
  let over = false;
  void director.settled().then(() => {
    over = true;
  });
  await Promise.resolve();
  expect(over).toBe(false);
  time.pass(900);
  await Promise.resolve();
  expect(over).toBe(true);
  await director.settled();
});

test('one can look back, and nothing can be answered meanwhile', () => {
  const [first, second] = [happens('count', 1, { number: 3 }), happens('buy', 1)];
  follow([first as Event, second as Event], { view: view(0, 4), decisions: [question('a')] });
  director.flush();
  const at = director.viewAt(first as Event);
  expect(at).toEqual(view(1, 3));
  director.past.look({ event: first as Event, view: at as View });
  expect([director.view, director.decisions]).toEqual([view(1, 3), []]);
  director.past.end();
  expect([director.view, director.urgent.length]).toEqual([view(0, 4), 1]);
});

test('one can look back where nothing is played, too', () => {
  pace = 0;
  const event = happens('count', 1, { number: 3 });
  follow([event, happens('buy', 1)], { view: view(1, 4) });
  director.past.look({ event, view: view(1, 3) });
  expect(director.view).toEqual(view(1, 3));
  follow([happens('roll', 1)], { view: view(1, 5) });
  director.past.end();
  expect(director.view).toEqual(view(1, 5));
});

test('what happens while somebody looks back is played afterwards', () => {
  const event = happens('count', 1, { number: 3 });
  follow([event]);
  director.flush();
  director.past.look({ event, view: view(1, 3) });
  follow([happens('roll', 1)]);
  time.pass(5000);
  expect([director.scene, director.pending]).toEqual([null, 1]);
  director.past.end();
  expect(director.scene?.event.verb).toBe('roll');
});

test('all of it can be watched again, each for its time, and then it is now', () => {
  const events = [happens('roll', 1), happens('buy', 1)];
  follow(events, { view: view(1, 6) });
  director.flush();
  told = [];
  director.past.watch(events.map((event) => ({ event, view: view(1, 1) })));
  expect([director.past.scene?.event.verb, director.view]).toEqual(['roll', view(1, 1)]);
  time.pass(900);
  expect(director.past.scene?.event.verb).toBe('buy');
  time.pass(600);
  expect([director.past.scene, director.view]).toEqual([null, view(1, 6)]);
  expect(told).toEqual(['roll', 'buy']);
});

test('after it is closed nothing happens any more', () => {
  follow([happens('roll', 1), happens('buy', 1)]);
  director.close();
  time.pass(5000);
  follow([happens('roll', 1)]);
  expect(told).toEqual(['roll']);
});
