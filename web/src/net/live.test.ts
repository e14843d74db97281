import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notices } from '../people/notices.svelte';
import { LiveTable } from './live.svelte';
import type { ChatLine, Notice, Play } from './protocol';
import { FakeSocket, update, welcome } from './socket.fake';

let live: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  FakeSocket.made = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  live = new LiveTable({ table: 'T1', token: 'secret', lang: 'de' });
  FakeSocket.last.open();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function reconnected(): FakeSocket {
  FakeSocket.last.cut();
  vi.advanceTimersByTime(10_000);
  FakeSocket.last.open();
  return FakeSocket.last;
}

test('a connection begins with hello and asks for the whole log', () => {
  expect(FakeSocket.last.sent[0]).toMatchObject({
    type: 'hello',
    token: 'secret',
    lang: 'de',
    since: 0,
  });
});

test('what was seen of the log is shown when the page comes back, even loaded anew', () => {
  FakeSocket.last.tell(welcome({ seq: 3, head: '0.3.abc' }));
  FakeSocket.last.tell(update({ seq: 4, head: '0.4.def' }));
  expect(reconnected().sent[0]).toMatchObject({ type: 'hello', head: '0.4.def' });
  const another = new LiveTable({ table: 'T1', token: 'secret', lang: 'de' });
  FakeSocket.last.open();
  expect(FakeSocket.last.sent[0]).toMatchObject({ since: 0, head: '0.4.def' });
  another.close();
});

test('updates change the view, the log and what is asked', () => {
  FakeSocket.last.tell(welcome({ seq: 3, view: { a: { b: 1 } } }));
  FakeSocket.last.tell(
    update({ seq: 4, patch: [[['a', 'b'], 2]], events: [{ verb: 'x', args: {}, text: 'Hallo' }] }),
  );
  expect(live.view).toEqual({ a: { b: 2 } });
  expect(live.log.map((event) => event.text)).toEqual(['Hallo']);
});

test('an update that was already seen changes nothing', () => {
  FakeSocket.last.tell(welcome({ seq: 3, view: { n: 1 } }));
  FakeSocket.last.tell(update({ seq: 3, patch: [[['n'], 9]] }));
  expect(live.view).toEqual({ n: 1 });
});

test('after a gap between updates the connection is opened afresh', () => {
  FakeSocket.last.tell(welcome({ seq: 3 }));
  FakeSocket.last.tell(update({ seq: 5 }));
  expect(FakeSocket.made).toHaveLength(2);
});

test('after a cut only what was missed is asked for; it is in the log, and the rest jumps', () => {
  const heard: string[] = [];
  let jumps = 0;
  live.onevents((events) => heard.push(...events.map((event) => event.verb)));
  live.onjump(() => {
    jumps += 1;
  });
  FakeSocket.last.tell(welcome({ seq: 3, events: [{ verb: 'old', args: {}, text: 'old' }] }));
  const again = reconnected();
  expect(again.sent[0]).toMatchObject({ type: 'hello', since: 3 });
  again.tell(welcome({ seq: 4, events: [{ verb: 'new', args: {}, text: 'new' }] }));
  expect([heard, jumps]).toEqual([[], 2]);
  expect(live.log.map((event) => event.text)).toEqual(['old', 'new']);
  expect(live.fresh.map((event) => event.verb)).toEqual(['new']);
  again.tell(update({ seq: 5, by: 1, events: [{ verb: 'next', args: {}, text: 'next' }] }));
  expect([heard, jumps, live.by]).toEqual([['next'], 2, 1]);
});

test('a request is sent again after a cut, under its old name, until it is answered', () => {
  FakeSocket.last.tell(welcome({ seq: 3 }));
  live.ask({ type: 'undo', turn: false });
  const asked = FakeSocket.last.sent.at(-1) as { request: string };
  const again = reconnected();
  again.tell(welcome({ seq: 3 }));
  expect(again.sent).toContainEqual(asked);
  again.tell({ type: 'accepted', request: asked.request, seq: 4 });
  expect(live.waiting).toBe(0);
  const third = reconnected();
  third.tell(welcome({ seq: 4 }));
  expect(third.sent).toHaveLength(1); // only hello
});

test('a refusal is kept to be shown, and the next request takes it away', () => {
  FakeSocket.last.tell(welcome({ seq: 3 }));
  const { request } = live.ask({ type: 'undo', turn: false });
  FakeSocket.last.tell({ type: 'refused', request, rule: 'K-UNDO-02' });
  expect(live.refusal?.rule).toBe('K-UNDO-02');
  live.ask({ type: 'undo', turn: false });
  expect(live.refusal).toBeNull();
});

test('while an answer is on its way a second click does nothing', () => {
  const decision = {
    id: '0.1',
    seat: 0,
    kind: 'k',
    about: {},
    actions: [{ verb: 'go', args: {} }],
  };
  FakeSocket.last.tell(welcome({ seq: 3, decisions: [decision] }));
  live.act(decision, { verb: 'go', args: {}, text: 'Los' });
  live.act(decision, { verb: 'go', args: {}, text: 'Los' });
  const acts = FakeSocket.last.sent.filter((message) => message.type === 'act');
  expect(acts).toHaveLength(1);
  expect(acts[0]?.action).toEqual({ verb: 'go', args: {} });
  FakeSocket.last.tell(update({ seq: 4 }));
  expect(live.answering).toBeNull();
});

test('a request is marked as pending at once, and said to be slow after a second', () => {
  FakeSocket.last.tell(welcome({ seq: 3 }));
  const { request } = live.ask({ type: 'undo', turn: false });
  expect([live.waiting, live.slow]).toEqual([1, false]);
  vi.advanceTimersByTime(1000);
  expect(live.slow).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(live.silent).toBeGreaterThanOrEqual(5);
  FakeSocket.last.tell({ type: 'accepted', request, seq: 4 });
  expect([live.waiting, live.slow, live.silent]).toEqual([0, false, 0]);
});

test('what the server could not write down is asked for again under the same name', () => {
  FakeSocket.last.tell(welcome({ seq: 3 }));
  const { request } = live.ask({ type: 'undo', turn: false });
  const sent = () => FakeSocket.last.sent.filter((message) => message.request === request).length;
  FakeSocket.last.tell({ type: 'error', problem: 'storage', place: '', request, text: 'Oh.' });
  expect([live.unsaved, live.waiting, live.problem, sent()]).toEqual(['Oh.', 1, null, 1]);
  vi.advanceTimersByTime(4000);
  expect(sent()).toBe(2);
  FakeSocket.last.tell({ type: 'accepted', request, seq: 4 });
  expect([live.unsaved, live.waiting]).toEqual(['', 0]);
  vi.advanceTimersByTime(10_000);
  expect(sent()).toBe(2);
});

test('when the server says when to come back, that is when', () => {
  FakeSocket.last.tell(welcome({ seq: 3 }));
  FakeSocket.last.tell({ type: 'bye', reason: 'server-stops', back: { from: 3, to: 6 } });
  FakeSocket.last.cut();
  vi.advanceTimersByTime(2900);
  expect(FakeSocket.made).toHaveLength(1);
  vi.advanceTimersByTime(3200);
  expect(FakeSocket.made).toHaveLength(2);
});

test('somebody who took the seat over is not chased away, but can be followed', () => {
  FakeSocket.last.tell(welcome({ seq: 3 }));
  FakeSocket.last.tell({ type: 'bye', reason: 'taken-over' });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
  expect(live.state).toBe('closed');
  live.again();
  expect(FakeSocket.made).toHaveLength(2);
  expect(live.farewell).toBe('');
});

test('when the server stops the connection comes back by itself', () => {
  FakeSocket.last.tell(welcome({ seq: 3 }));
  FakeSocket.last.tell({ type: 'bye', reason: 'server-stops' });
  reconnected().tell(welcome({ seq: 3 }));
  expect(live.state).toBe('open');
});

test('another language tells the log again from the beginning', () => {
  FakeSocket.last.tell(welcome({ seq: 3, events: [{ verb: 'x', args: {}, text: 'Hallo' }] }));
  live.speak('en');
  FakeSocket.last.open();
  expect(FakeSocket.last.sent[0]).toMatchObject({ lang: 'en', since: 0 });
  FakeSocket.last.tell(welcome({ seq: 3, events: [{ verb: 'x', args: {}, text: 'Hello' }] }));
  expect(live.log.map((event) => event.text)).toEqual(['Hello']);
});

test('a silent line is pinged and at last given up', () => {
  FakeSocket.last.tell(welcome({ seq: 3 }));
  vi.advanceTimersByTime(30_000);
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'ping' });
  vi.advanceTimersByTime(40_000);
  expect(FakeSocket.made.length).toBeGreaterThan(1);
});

const line = (text: string) => ({ verb: 'x', args: {}, text });

test('a page load gets the last part of the log and reads back on demand', () => {
  FakeSocket.last.tell(welcome({ seq: 90, earlier: 60, events: [line('61')] }));
  expect(FakeSocket.last.sent).toHaveLength(1);
  live.readBack();
  live.readBack(); // once is enough
  const asked = FakeSocket.last.sent.slice(1);
  expect(asked).toMatchObject([{ type: 'history', to: 60 }]);
  const request = String(asked[0]?.request);
  FakeSocket.last.tell({ type: 'earlier', request, events: [line('1'), line('2')], earlier: 0 });
  expect(live.log.map((event) => event.text)).toEqual(['1', '2', '61']);
  expect([live.earlier, live.logStart]).toEqual([0, -2]);
  live.readBack();
  expect(FakeSocket.last.sent).toHaveLength(2);
});

test('reading back that is refused can be tried again, and is no refusal of a move', () => {
  FakeSocket.last.tell(welcome({ seq: 90, earlier: 60, events: [line('61')] }));
  live.readBack();
  const request = String(FakeSocket.last.sent[1]?.request);
  FakeSocket.last.tell({ type: 'refused', request, rule: 'T-RATE-01' });
  expect(live.refusal).toBeNull();
  live.readBack();
  expect(FakeSocket.last.sent).toHaveLength(3);
});

test('after a cut that is too long to tell all of it, the log begins later', () => {
  FakeSocket.last.tell(welcome({ seq: 10, events: [line('old')] }));
  const socket = reconnected();
  expect(socket.sent[0]).toMatchObject({ since: 10 });
  socket.tell(welcome({ seq: 900, earlier: 700, events: [line('late')] }));
  expect(live.log.map((event) => event.text)).toEqual(['late']);
  expect(live.earlier).toBe(700);
});

test('a line of chat that an operator removed is gone', () => {
  const line = (id: number) =>
    ({ type: 'chat', id, at: 0, seat: 0, name: 'Ada', text: `${id}` }) as ChatLine;
  FakeSocket.last.tell(line(1));
  FakeSocket.last.tell(line(2));
  FakeSocket.last.tell({ type: 'chat_removed', id: 1 });
  expect(live.chat.map((one) => one.id)).toEqual([2]);
});

test('what an operator decided is shown once, on whichever page', () => {
  const message = 'notice-muted';
  const told: Notice = { type: 'notice', id: 7, at: 0, message, params: {}, text: 'Warum' };
  FakeSocket.last.tell(told);
  FakeSocket.last.tell(told);
  expect(notices.list.map((one) => one.text)).toEqual(['Warum']);
});

const question = { id: '0.1', seat: 0, kind: 'k', about: {}, actions: [] };

test('further actions are sent along, without their sentences', () => {
  FakeSocket.last.tell(welcome({ seq: 3, decisions: [question] }));
  const go = { verb: 'go', args: {}, text: 'Los' };
  live.act(question, go, [go, go]);
  const act = FakeSocket.last.sent.at(-1);
  const plain = { verb: 'go', args: {} };
  expect(act).toMatchObject({ type: 'act', action: plain, then: [plain, plain] });
});

test('plans are asked for one question after the other', async () => {
  FakeSocket.last.tell(welcome({ seq: 3 }));
  const asked = () => FakeSocket.last.sent.filter((message) => message.type === 'plan');
  const one = live.plans({ verb: 'buy', args: { slot: 'event.1' } });
  const two = live.plans({ verb: 'move', args: {} });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked().map((message) => message.goal)).toEqual([
    { verb: 'buy', args: { slot: 'event.1' } },
  ]);
  const plan = { goal: { verb: 'buy', args: {} }, steps: [], text: 'Kaufe', pays: [] };
  const request = asked()[0]?.request as string;
  FakeSocket.last.tell({ type: 'plans', request, plans: [plan], more: false });
  expect(await one).toEqual([plan]);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toHaveLength(2);
  const second = asked()[1]?.request as string;
  FakeSocket.last.tell({ type: 'refused', request: second, rule: 'T-RATE-01' });
  expect(await two).toBeNull();
  expect(live.refusal).toBeNull(); // nobody did anything
});

test('where plans do not come nobody waits for ever', async () => {
  FakeSocket.last.tell(welcome({ seq: 3 }));
  let told: unknown = 'nothing';
  void live.plans({ verb: 'buy' }).then((plans) => {
    told = plans;
  });
  await vi.advanceTimersByTimeAsync(20_000); // a server may have to start who makes them
  expect(told).toBe('nothing');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(told).toBeNull();
});

test('while a bot plays the seat nothing is asked, and a deed that met it is no error', () => {
  const decision = { id: 'd', kind: 'act', seat: 0, actions: [{ verb: 'end', args: {} }] } as never;
  const welcomed = welcome({ seq: 3, decisions: [decision] });
  FakeSocket.last.tell(welcomed);
  expect(live.urgent).toHaveLength(1);
  const play = { ...(welcomed.play as Play), players: [{ bot: 'skilled', resigned: false }] };
  FakeSocket.last.tell(update({ seq: 4, kind: 'taken_over', decisions: [decision], play }));
  expect(live.urgent).toEqual([]);
  const { request } = live.ask({ type: 'undo', turn: false });
  FakeSocket.last.tell({ type: 'refused', request, rule: 'T-SEAT-04' });
  expect([live.refusal, live.waiting]).toEqual([null, 0]);
  FakeSocket.last.tell(update({ seq: 5, kind: 'given_back', decisions: [decision] }));
  expect(live.urgent).toHaveLength(1);
});
