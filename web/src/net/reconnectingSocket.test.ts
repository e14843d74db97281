import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReconnectingSocket } from './reconnectingSocket';
import { FakeSocket } from './socket.fake';

let line: ReconnectingSocket;
let silence: number[];

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  silence = [];
  line = new ReconnectingSocket('ws://here', {
    opened: () => undefined,
    heard: () => undefined,
    changed: () => undefined,
    silent: (seconds) => silence.push(seconds),
  });
});

afterEach(() => {
  line.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Milliseconds until it is opened again after a cut. */
function pause(): number {
  const made = FakeSocket.made.length;
  FakeSocket.last.cut();
  for (let waited = 0; waited < 60_000; waited += 10) {
    if (FakeSocket.made.length > made) return waited;
    vi.advanceTimersByTime(10);
  }
  return Number.POSITIVE_INFINITY;
}

test('pauses are anything up to a bound that doubles, to the longest', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(pause)).toEqual([
    300, 600, 1200, 2400, 4800, 8000, 8000, 8000,
  ]);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  expect(pause()).toBeLessThanOrEqual(10);
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
  expect(pause()).toBeGreaterThan(15_000);
});

test('after a welcome the pauses begin small again', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  [1, 2, 3].map(pause);
  line.settled();
  expect(pause()).toBe(300);
});

test('a server that says when to come back is believed, once', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  line.later(2, 8);
  expect(pause()).toBe(5000);
  expect(pause()).toBeLessThan(5000);
});

test('while somebody looks, a silent line is pinged every few seconds', () => {
  FakeSocket.last.open();
  vi.advanceTimersByTime(4000);
  expect(FakeSocket.last.sent).toEqual([{ type: 'ping' }]);
  FakeSocket.last.tell({ type: 'pong' });
  vi.advanceTimersByTime(4000);
  expect(FakeSocket.last.sent).toHaveLength(2);
});

test('a server that owes an answer is told of after five seconds, until it answers', () => {
  FakeSocket.last.open();
  line.send({ type: 'act' });
  vi.advanceTimersByTime(4000);
  expect(silence.filter((seconds) => seconds > 0)).toEqual([]);
  vi.advanceTimersByTime(3000);
  expect(silence.filter((seconds) => seconds > 0)).toEqual([5, 6, 7]);
  FakeSocket.last.tell({ type: 'pong' });
  expect(silence.at(-1)).toBe(0);
});
