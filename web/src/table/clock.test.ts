import { cleanup, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, welcome } from '../net/socket.fake';
import { fakeTable } from '../net/table.fake';
import { settings } from '../settings/settings.svelte';
import ClockTable from './ClockTable.fake.svelte';

const MINUTE = 60_000;
const seat = (number: number, remaining: number | null, running = false) => ({
  running,
  remaining,
  used: number,
});
const person = (number: number) => ({ seat: number, kind: 'person', name: `Seat ${number}` });

function told(player: object = {}): void {
  const play = {
    clock: {
      kind: 'turn',
      at: 0,
      paused: false,
      playing_time_left: null,
      seats: [seat(0, 2 * MINUTE, true), seat(1, 3 * MINUTE)],
    },
    players: [
      { bot: null, resigned: false },
      { bot: null, resigned: false, ...player },
    ],
    paused: false,
    proposal: null,
    undo: null,
    result: null,
  };
  const table = fakeTable({ seats: [person(0), person(1)] as never });
  FakeSocket.last.tell(welcome({ table, play } as never));
  FakeSocket.last.tell({ type: 'presence', seats: [0], spectators: 0 } as never);
  flushSync();
}

function pass(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
  vi.advanceTimersToNextTimer();
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  FakeSocket.made = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  Object.assign(settings, { lang: 'en', text: false });
  render(ClockTable);
  FakeSocket.last.open();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('little time is told beside the question and aloud, and the last seconds look different', () => {
  told();
  const top = document.querySelector('.top') as HTMLElement;
  const question = document.querySelector('.question') as HTMLElement;
  const aloud = within(top).getByRole('status');
  expect(within(question).queryByRole('timer')).toBeNull();
  expect(aloud.textContent).toBe('');
  pass(MINUTE + 1000);
  expect(aloud.textContent).toBe('Less than 60 seconds left.');
  expect(within(question).getByRole('timer').textContent).toContain('0:59');
  pass(30_000);
  expect(aloud.textContent).toBe('Less than 30 seconds left.');
  expect(question.querySelector('.last')).toBeNull();
  pass(20_000);
  expect(aloud.textContent).toBe('Less than 10 seconds left.');
  expect(question.querySelector('.last')).not.toBeNull();
  expect(top.querySelector('.last')).not.toBeNull();
});

test('every seat says how much time it has, and whether somebody is there to use it', () => {
  told();
  expect(screen.getAllByRole('timer').map((one) => one.textContent?.trim())).toContain('3:00');
  expect(screen.getByText('away')).toBeTruthy();
  told({ bot: 'skilled' });
  expect(screen.queryByText('away')).toBeNull();
  expect(screen.getByText('played by a bot')).toBeTruthy();
  told({ bot: 'skilled', resigned: true });
  expect(screen.getByText('resigned')).toBeTruthy();
});
