import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Action, Decision, Play } from '../../net/protocol';
import { FakeSocket, welcome } from '../../net/socket.fake';
import { DEAF } from '../../prompt/choices.svelte';
import { settings } from '../../settings/settings.svelte';
import FrameTable from './FrameTable.fake.svelte';

const action = (verb: string, args: Record<string, unknown> = {}): Action => ({
  verb,
  args,
  text: `do ${verb}`,
});
const asked = (...actions: Action[]): Decision => ({
  id: '0.1',
  seat: 0,
  kind: 'act',
  about: {},
  text: 'What do you do?',
  actions,
});

const pile = { size: 0, top: null, locked: false, disabled: false };
const view = {
  game: 'xibalba',
  turn: { number: 1, seat: 0, phase: 'action' },
  ark: { card: null, owner: null, life: 0, life_max: 0 },
  market: { soldier: ['gunslinger#1', null], civilian: [null, null] },
  players: [{ seat: 0, level: 1, piles: { warhost: pile } }],
  dice: { action: ['A', 'R1'] },
};
const table = { id: 'T1', game: 'xibalba', seats: [], settings: { chat: true } };

/** Tells the rail whether it is on the screen. */
let railSeen: (seen: boolean) => void = () => {};
class FakeObserver {
  constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
    railSeen = (seen) => {
      told([{ isIntersecting: seen }]);
      flushSync();
    };
  }
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  FakeSocket.made = [];
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('WebSocket', FakeSocket);
  Object.assign(settings, { lang: 'en', keys: true, list: false, text: false });
  render(FrameTable);
  FakeSocket.last.open();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function tell(decisions: Decision[], undo: Play['undo'] = null): void {
  vi.useFakeTimers();
  const told = welcome({ seq: 1, decisions, view });
  Object.assign(told.table, table);
  FakeSocket.last.tell({ ...told, play: { ...(told.play as Play), undo } });
  flushSync();
  vi.advanceTimersByTime(DEAF);
  flushSync();
  vi.useRealTimers();
}

const sent = (type: string) => FakeSocket.last.sent.filter((message) => message.type === type);

test('the bar asks in one sentence and answers what needs no piece', async () => {
  tell([asked(action('harvest'), action('end'))]);
  expect(screen.getByRole('region', { name: 'Question' }).textContent).toContain('What do you do?');
  await fireEvent.click(screen.getByRole('button', { name: 'do harvest' }));
  expect(sent('act')).toMatchObject([{ action: { verb: 'harvest' } }]);
});

test('the list opens with its handle and with its key, and is remembered', async () => {
  tell([asked(action('buy', { slot: 'soldier.1' }), action('end'))]);
  expect(screen.queryByRole('region', { name: 'All options' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: /^2 options/ }));
  expect(screen.getByRole('region', { name: 'All options' })).toBeTruthy();
  expect(settings.list).toBe(true);
  await fireEvent.keyDown(window, { key: 'l' });
  expect(screen.queryByRole('region', { name: 'All options' })).toBeNull();
});

test('whoever reads the table as text finds the list open', () => {
  settings.text = true;
  tell([asked(action('end'))]);
  expect(screen.getByRole('region', { name: 'All options' })).toBeTruthy();
});

test('undo says beforehand what it would take back, or why it cannot', async () => {
  const turn = { possible: false, rule: 'K-UNDO-02', text: 'Dice have been rolled.' };
  tell([asked(action('end'))], { step: { possible: true, rule: '', text: 'gather 2' }, turn });
  const step = screen.getByRole('button', { name: /gather 2/ });
  await fireEvent.click(step);
  expect(sent('undo')).toMatchObject([{ turn: false }]);
  const whole = screen.getByRole('button', { name: /Dice have been rolled/ });
  expect(whole.getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(whole);
  expect(sent('undo')).toHaveLength(1);
});

test('on a phone undo says what it would take back before it does, and offers the whole turn', async () => {
  const width = window.innerWidth;
  Object.defineProperty(window, 'innerWidth', { value: 390, configurable: true });
  window.dispatchEvent(new Event('resize'));
  const turn = { possible: true, rule: '', text: 'everything' };
  tell([asked(action('end'))], { step: { possible: true, rule: '', text: 'gather 2' }, turn });
  await fireEvent.click(screen.getByRole('button', { name: /gather 2/ }));
  expect(screen.getByRole('status').textContent).toBe('gather 2');
  expect(sent('undo')).toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(sent('undo')).toMatchObject([{ turn: false }]);
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  window.dispatchEvent(new Event('resize'));
});

test('a letter chooses its verb; the end of the turn asks if something useful is left', async () => {
  tell([asked(action('harvest'), action('end'))]);
  await fireEvent.keyDown(window, { key: 'e' });
  expect(sent('act')).toEqual([]);
  await fireEvent.click(screen.getByText('End anyway'));
  expect(sent('act')).toMatchObject([{ action: { verb: 'end' } }]);
});

test('a letter at the piece with the focus does its verb with that piece', async () => {
  tell([asked(action('buy', { slot: 'soldier.1' }), action('buy', { slot: 'soldier.2' }))]);
  const piece = document.createElement('button');
  piece.dataset.refs = 'slot:soldier.2 card:mole#1';
  document.body.append(piece);
  await fireEvent.keyDown(piece, { key: 'b' });
  expect(sent('act')).toEqual([]); // it has no focus: two cards could be meant
  await fireEvent.keyDown(window, { key: 'Escape' });
  piece.focus();
  await fireEvent.keyDown(piece, { key: 'b' });
  expect(sent('act')).toMatchObject([{ action: { args: { slot: 'soldier.2' } } }]);
  piece.remove();
});

test('a letter presses the button that shows it', async () => {
  tell([asked(action('gather', { face: 'R1' }), action('gather', { face: 'R2' }))]);
  const button = document.createElement('button');
  button.dataset.key = 'g';
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  document.body.append(button);
  await fireEvent.keyDown(window, { key: 'g' });
  expect(pressed).toHaveBeenCalledOnce();
  button.disabled = true;
  await fireEvent.keyDown(window, { key: 'g' });
  expect(pressed).toHaveBeenCalledOnce();
  button.remove();
});

test('letters do nothing where single keys are turned off', async () => {
  settings.keys = false;
  tell([asked(action('harvest'), action('end'))]);
  await fireEvent.keyDown(window, { key: 'h' });
  expect(sent('act')).toEqual([]);
});

test('a sheet opens and closes with its tab', async () => {
  const tab = screen.getByRole('button', { name: 'Market' });
  await fireEvent.click(tab);
  expect(screen.getByRole('region', { name: 'Cards for sale' }).textContent).toContain('eight');
  expect(tab.getAttribute('aria-expanded')).toBe('true');
  await fireEvent.click(tab);
  expect(screen.queryByRole('region', { name: 'Cards for sale' })).toBeNull();
});

test('the rail is drawn out and put back by its handle', async () => {
  const handle = screen.getByRole('button', { name: 'Log' });
  await fireEvent.click(handle);
  expect(handle.getAttribute('aria-expanded')).toBe('true');
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(handle.getAttribute('aria-expanded')).toBe('false');
});

test('log, chat and the table are tabs of the rail', async () => {
  tell([]);
  expect(screen.getByRole('tabpanel').id).toBe('panel-log');
  await fireEvent.click(screen.getByRole('tab', { name: /^Chat/ }));
  expect(screen.getByRole('tabpanel').id).toBe('panel-chat');
});

test('a new line of the chat is counted at every way to it, until it was seen', async () => {
  tell([]);
  const from = { seat: 1, role: 'player', account: false, name: 'Ben' } as const;
  FakeSocket.last.tell({ type: 'chat', id: 7, at: 0, ...from, text: 'hello' });
  flushSync();
  expect(screen.getByRole('button', { name: 'Story 1 unread' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('tab', { name: 'Chat 1 unread' }));
  expect(screen.getByRole('button', { name: 'Story 1 unread' })).toBeTruthy(); // nobody sees the rail
  railSeen(true);
  expect(screen.getByRole('button', { name: 'Story' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Chat' })).toBeTruthy();
});
