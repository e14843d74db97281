import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Decision } from '../net/protocol';
import { FakeSocket, update, welcome } from '../net/socket.fake';
import { settings } from '../settings/settings.svelte';
import { DEAF } from './choices.svelte';
import PromptTable from './PromptTable.fake.svelte';

const decision = (count: number, verbs = ['buy']): Decision => ({
  id: '0.1',
  seat: 0,
  kind: 'act',
  about: {},
  text: 'Was tust du?',
  actions: Array.from({ length: count }, (_, index) => ({
    verb: verbs[index % verbs.length] ?? '',
    args: { slot: `soldier.${(index % 2) + 1}`, field: index },
    text: `Möglichkeit ${index + 1}`,
  })),
});

const pile = { size: 0, top: null, locked: false, disabled: false };
const view = {
  game: 'xibalba',
  turn: { number: 1, seat: 0, phase: 'action' },
  ark: { card: null, owner: null, life: 0, life_max: 0 },
  market: { soldier: ['gunslinger#1', null], civilian: [null, null] },
  players: [
    { seat: 0, level: 1, piles: { warhost: pile, 'field.1': pile } },
    { seat: 1, level: 1, piles: { warhost: pile } },
  ],
  dice: { action: ['A', 'R1'] },
};

beforeEach(() => {
  FakeSocket.made = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  settings.lang = 'de';
  settings.keys = true;
  render(PromptTable);
  FakeSocket.last.open();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Until the options are there, and clicks are heard again. */
async function asked(...decisions: Decision[]): Promise<void> {
  vi.useFakeTimers();
  FakeSocket.last.tell(welcome({ seq: 1, decisions, view }));
  flushSync();
  vi.advanceTimersByTime(DEAF);
  vi.useRealTimers();
  await Promise.resolve();
}

const acts = () => FakeSocket.last.sent.filter((message) => message.type === 'act');

test('every option is a button with the words of the server', async () => {
  await asked(decision(3));
  expect(screen.getByRole('heading', { name: 'Was tust du?' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Möglichkeit 2' }));
  expect(acts()[0]).toMatchObject({ decision: '0.1', action: { verb: 'buy', args: { field: 1 } } });
});

test('a digit chooses at once where no longer number can be meant', async () => {
  await asked(decision(3));
  await fireEvent.keyDown(window, { key: '3' });
  expect(acts()).toMatchObject([{ action: { args: { field: 2 } } }]);
});

test('of two digits the first waits for the second', async () => {
  await asked(decision(12));
  await fireEvent.keyDown(window, { key: '1' });
  expect(acts()).toEqual([]);
  await fireEvent.keyDown(window, { key: '2' });
  expect(acts()).toMatchObject([{ action: { args: { field: 11 } } }]);
});

test('digits do nothing where single keys are turned off', async () => {
  settings.keys = false;
  await asked(decision(3));
  await fireEvent.keyDown(window, { key: '1' });
  expect(acts()).toEqual([]);
});

test('arrows lead from option to option and around', async () => {
  await asked(decision(3));
  const [first, , last] = screen.getAllByRole('button', { name: /^Möglichkeit/ });
  first?.focus();
  await fireEvent.keyDown(first as HTMLElement, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(last);
});

test('a long list is put under headings, the end of the turn last', async () => {
  await asked(decision(9, ['end', 'buy', 'attack']));
  const headings = screen.getAllByRole('heading', { level: 4 }).map((one) => one.textContent);
  expect(headings).toEqual(['Angriff', 'Karten', 'Beenden']);
});

test('a piece with one option is named by it, and offers it when pressed', async () => {
  await asked(decision(1));
  await fireEvent.click(screen.getByRole('button', { name: 'Karte: Möglichkeit 1' }));
  expect(acts()).toEqual([]);
  await fireEvent.click(screen.getByRole('menuitem', { name: /^Möglichkeit 1/ }));
  expect(acts()).toHaveLength(1);
});

test('a harmless option is taken by its piece at once', async () => {
  await asked(decision(1, ['keep']));
  await fireEvent.click(screen.getByRole('button', { name: 'Karte: Möglichkeit 1' }));
  expect(acts()).toHaveLength(1);
});

test('what destroys something is never focused, and asks first', async () => {
  await asked(decision(1, ['discard']));
  await fireEvent.click(screen.getByRole('button', { name: 'Karte: Möglichkeit 1' }));
  const verb = screen.getByRole('menuitem', { name: /^Möglichkeit 1/ });
  await tick();
  expect(document.activeElement).not.toBe(verb);
  await fireEvent.click(verb);
  expect(acts()).toEqual([]);
  await fireEvent.click(screen.getByText('Ja, ausführen'));
  expect(acts()).toHaveLength(1);
});

test('a click just after the options changed is not heard', async () => {
  await asked(decision(3));
  FakeSocket.last.tell(update({ seq: 2, decisions: [{ ...decision(2), id: '0.2' }] }));
  await tick();
  await fireEvent.click(screen.getByRole('button', { name: 'Möglichkeit 2' }));
  expect(acts()).toEqual([]);
});

test('a piece with several options opens a menu of them', async () => {
  await asked(decision(4));
  const piece = screen.getByRole('button', { name: 'Karte: 2 Möglichkeiten' });
  await fireEvent.keyDown(piece, { key: 'Enter' });
  expect(acts()).toEqual([]);
  await fireEvent.click(screen.getByRole('menuitem', { name: /^Möglichkeit 3/ }));
  expect(acts()).toMatchObject([{ action: { args: { field: 2 } } }]);
});

test('a piece that cannot act now says why, in the words of the referee', async () => {
  await asked();
  const piece = screen.getByRole('button', { name: /^Karte: gerade nicht möglich/ });
  expect(piece.getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(piece);
  const why = FakeSocket.last.sent.find((message) => message.type === 'why');
  expect(why).toMatchObject({ action: { verb: 'buy', args: { slot: 'soldier.1' } } });
  FakeSocket.last.tell({
    type: 'because',
    request: String(why?.request),
    possible: false,
    rule: 'X-BUY-04',
    text: 'Du hast 1 Ressource.\nX-BUY-04: Karten kosten Ressourcen.',
  });
  await screen.findByRole('link', { name: 'X-BUY-04' });
  expect(screen.getByRole('dialog').textContent).toContain('Du hast 1 Ressource.');
  expect(acts()).toEqual([]);
});

test('what cannot be done at once is planned, and done as a whole', async () => {
  const gather = { verb: 'gather', args: { face: 'R3' } };
  await asked({ ...decision(0), actions: [{ ...gather, text: 'Sammeln' }] });
  await fireEvent.click(screen.getByRole('button', { name: /^Karte: gerade nicht möglich/ }));
  const plan = FakeSocket.last.sent.find((message) => message.type === 'plan');
  expect(plan).toMatchObject({ goal: { verb: 'buy', args: { slot: 'soldier.1' } } });
  const buy = { verb: 'buy', args: { slot: 'soldier.1' } };
  FakeSocket.last.tell({
    type: 'plans',
    request: String(plan?.request),
    plans: [{ goal: buy, steps: [gather, buy], text: 'Kaufen für 3', pays: ['Würfel 3'] }],
    more: false,
  });
  await fireEvent.click(await screen.findByRole('menuitem', { name: /^Kaufen für 3/ }));
  expect(acts()).toMatchObject([{ action: gather }]);
  expect(acts()[0]?.then).toMatchObject([{ verb: 'buy' }]);
});

test('another payment than the cheapest can be chosen before it is done', async () => {
  const gather = (face: string) => ({ verb: 'gather', args: { face } });
  const buy = { verb: 'buy', args: { slot: 'soldier.1' } };
  const way = (...faces: string[]) => ({
    goal: buy,
    steps: [...faces.map(gather), buy],
    text: `Kaufen mit ${faces.join()}`,
    pays: faces,
  });
  const actions = [gather('R2'), gather('R1')].map((one) => ({ ...one, text: 'Sammeln' }));
  await asked({ ...decision(0), actions });
  await fireEvent.click(screen.getByRole('button', { name: /^Karte: gerade nicht möglich/ }));
  const plan = FakeSocket.last.sent.find((message) => message.type === 'plan');
  const request = String(plan?.request);
  const plans = [way('R2'), way('R1', 'R1')];
  FakeSocket.last.tell({ type: 'plans', request, plans, more: false });
  await screen.findByRole('menuitem', { name: 'Kaufen mit R2' });
  await fireEvent.click(screen.getByRole('menuitem', { name: 'Stattdessen mit R1, R1 zahlen' }));
  expect(acts()).toEqual([]);
  await fireEvent.click(screen.getByRole('menuitem', { name: 'Kaufen mit R1,R1' }));
  expect(acts()).toMatchObject([{ action: gather('R1') }]);
  expect(acts()[0]?.then).toMatchObject([gather('R1'), buy]);
});

test('while watching, a piece is no button', async () => {
  FakeSocket.last.tell(welcome({ seq: 1, viewer: -1, view }));
  await Promise.resolve();
  expect(screen.queryByRole('button', { name: /^Karte/ })).toBeNull();
});

test('what one usually does can be asked about, unless it is offered', async () => {
  await asked(decision(1));
  const list = screen.getByText('Warum kann ich nicht …?');
  await fireEvent.click(list);
  await fireEvent.click(await screen.findByRole('button', { name: 'Die Arche betreten' }));
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'why', action: { verb: 'enter' } });
  expect(screen.queryByRole('button', { name: /kaufen$/ })).toBeNull();
});

test('looking at an option lights up its pieces', async () => {
  await asked(decision(1));
  await fireEvent.focus(screen.getByRole('button', { name: 'Möglichkeit 1' }));
  expect(screen.getByTestId('piece').querySelector('[data-lit]')).not.toBeNull();
});

test('whoever answers from the list finds the next question there', async () => {
  await asked(decision(3));
  const [first] = screen.getAllByRole('button', { name: /^Möglichkeit/ });
  first?.focus();
  await fireEvent.click(first as HTMLElement);
  FakeSocket.last.tell(update({ seq: 2, decisions: [{ ...decision(2), id: '0.2' }] }));
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Möglichkeit 1'));
});
