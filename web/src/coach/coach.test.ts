import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAll, reached } from '../lessons/progress.svelte';
import type { Action, Decision, Hint, Hints } from '../net/protocol';
import { FakeSocket, update, welcome } from '../net/socket.fake';
import { fakeTable } from '../net/table.fake';
import { settings } from '../settings/settings.svelte';
import FrameTable from '../stage/frame/FrameTable.fake.svelte';

const action = (verb: string, args: Record<string, unknown> = {}): Action => ({
  verb,
  args,
  text: `do ${verb}`,
});
const asked = (id: string, ...actions: Action[]): Decision => ({
  id,
  seat: 0,
  kind: 'act',
  about: {},
  text: 'What do you do?',
  actions,
});
const BUY = { verb: 'buy', args: { slot: 'soldier.1' } };
const END = { verb: 'end', args: {} };
const UPGRADE = { verb: 'upgrade', args: { level: 2 } };
const FIRST = asked('0.1', action('buy', BUY.args), action('upgrade', UPGRADE.args), action('end'));
const NEXT = asked('0.2', action('upgrade', UPGRADE.args), action('end'));

const hint = (title: string, chance: number, ...steps: Pick<Action, 'verb' | 'args'>[]): Hint => ({
  title,
  chance,
  change: chance - 42,
  steps: steps.map((one) => ({ action: one, text: `first ${one.verb}` })),
  gains: [{ name: 'resources', amount: -3, text: '−3 resources' }],
  reasons: [`${title} is good.`],
});
const PLANS = [hint('Buy the Gunslinger', 46, BUY, END), hint('Upgrade', 42, UPGRADE)];

const view = {
  game: 'xibalba',
  turn: { number: 1, seat: 0, phase: 'action' },
  ark: { card: null, owner: null, life: 0, life_max: 0 },
  market: { soldier: ['gunslinger#1', null], civilian: [null, null] },
  players: [{ seat: 0, level: 1, piles: {} }],
  dice: { action: [] },
};

let onScreen = true;
type Told = (entries: { isIntersecting: boolean }[]) => void;
let watching: Told[] = [];
class Seen {
  constructor(told: Told) {
    watching.push(told);
    told([{ isIntersecting: onScreen }]);
  }
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  FakeSocket.made = [];
  vi.stubGlobal('IntersectionObserver', Seen);
  vi.stubGlobal('WebSocket', FakeSocket);
  onScreen = true;
  watching = [];
  localStorage.clear();
  forgetAll('xibalba');
  Object.assign(settings, { lang: 'en', keys: true, list: false, text: false, advice: true });
  render(FrameTable);
  FakeSocket.last.open();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function sit(coached: boolean, decisions = [FIRST]): void {
  FakeSocket.last.tell(welcome({ view, decisions, table: fakeTable({ coached }) }));
  flushSync();
}

const button = () => screen.getByRole('button', { name: /^Ask the coach/ });
const sent = (type: string) => FakeSocket.last.sent.filter((message) => message.type === type);
const panel = () => screen.getByRole('region', { name: 'The coach' });

async function told(answer: Partial<Hints> = {}): Promise<void> {
  const request = String(sent('coach').at(-1)?.request);
  FakeSocket.last.tell({ type: 'hints', request, decision: '0.1', hints: PLANS, ...answer });
  await vi.waitFor(() => expect(panel().textContent).not.toContain('is thinking'));
  flushSync();
}

test('where the table has no coach, there is neither button nor key', async () => {
  sit(false);
  expect(screen.queryByRole('button', { name: /^Ask the coach/ })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'Coach' })).toBeNull();
  await fireEvent.keyDown(window, { key: 'i' });
  expect(sent('coach')).toEqual([]);
});

test('the coach tells plans with chances and reasons, gains not twice, and plays none', async () => {
  sit(true);
  await fireEvent.click(button());
  expect(sent('coach')).toHaveLength(1);
  expect(panel().textContent).toContain('The coach is thinking');
  await told();
  const [best] = within(panel()).getAllByRole('button', { expanded: true });
  expect(best?.textContent).toContain('46%');
  expect(best?.textContent).toContain('+4');
  expect(panel().textContent).not.toContain('−3 resources'); // a reason says so in words
  expect(panel().textContent).toContain('Buy the Gunslinger is good.');
  expect(panel().textContent).toContain('Best plan: Buy the Gunslinger, 46 per cent.');
  expect(sent('act')).toEqual([]);
});

test('a key asks, and asking again while there is an answer asks nobody', async () => {
  sit(true);
  await fireEvent.keyDown(window, { key: 'i' });
  await told();
  await fireEvent.keyDown(window, { key: 'i' });
  expect(sent('coach')).toHaveLength(1);
});

test('another plan can be looked at', async () => {
  sit(true);
  await fireEvent.click(button());
  await told();
  await fireEvent.click(within(panel()).getByRole('button', { name: /Upgrade/ }));
  expect(panel().textContent).toContain('Upgrade is good.');
  expect(panel().querySelector('.about')?.textContent).not.toContain('Gunslinger');
});

test('a plan is followed step by step', async () => {
  sit(true);
  await fireEvent.click(button());
  await told();
  await answered(BUY, NEXT);
  const current = panel().querySelector('[aria-current="step"]');
  expect(current?.textContent).toContain('first end');
});

test('who does something else is left alone', async () => {
  sit(true);
  await fireEvent.click(button());
  await told();
  await answered(UPGRADE, asked('0.2', action('end'), action('buy', BUY.args)));
  expect(within(panel()).getByRole('button', { name: 'What would you do?' })).toBeTruthy();
});

test('an answer to a question that is gone is not shown', async () => {
  sit(true);
  await fireEvent.click(button());
  await told({ decision: '0.0' });
  expect(panel().textContent).not.toContain('46%');
});

test('a refusal is told in its words', async () => {
  sit(true);
  await fireEvent.click(button());
  const request = String(sent('coach')[0]?.request);
  const refusal = { rule: 'T-RATE-01', reason: '', params: { seconds: 2 }, text: 'Too much.' };
  FakeSocket.last.tell({ type: 'refused', request, ...refusal });
  await vi.waitFor(() => expect(panel().textContent).toContain('Too much.'));
});

test('thanks closes what was said', async () => {
  sit(true);
  await fireEvent.click(button());
  await told();
  await fireEvent.click(within(panel()).getByRole('button', { name: 'Thanks, close' }));
  expect(panel().textContent).not.toContain('46%');
});

test('whoever took lessons is advised unasked, and can be rid of it', async () => {
  reached('xibalba', '01-first-roll', 4, 5);
  sit(true);
  expect(sent('coach')).toHaveLength(1);
  await told();
  expect(panel().textContent).toContain('The coach advises');
  expect(panel().textContent).toContain('Buy the Gunslinger (46%).');
  await fireEvent.click(within(panel()).getByRole('button', { name: 'No more advice' }));
  expect(settings.advice).toBe(false);
  expect(panel().textContent).not.toContain('The coach advises');
});

test('where the rail is in sight with another tab, that of the coach has a mark, and nothing covers the table', async () => {
  reached('xibalba', '01-first-roll', 4, 5);
  sit(true);
  await told();
  const tab = screen.getByRole('tab', { name: /Coach/ });
  expect(tab.textContent).not.toContain('advises');
  await fireEvent.click(screen.getByRole('tab', { name: 'Log' }));
  expect(screen.queryByRole('button', { name: 'Why?' })).toBeNull();
  expect(tab.textContent).toContain('The coach advises something');
});

test('where the rail is out of sight, the voice has a row that leads to it', async () => {
  onScreen = false;
  for (const told of watching) told([{ isIntersecting: false }]);
  reached('xibalba', '01-first-roll', 4, 5);
  sit(true);
  await told();
  const why = screen.getAllByRole('button', { name: 'Why?' });
  expect(why).toHaveLength(2); // in the rail, which nobody sees, and in the strip
  await fireEvent.click(why[0] as HTMLElement);
  flushSync();
  expect(screen.getAllByRole('button', { name: 'Why?' })).toHaveLength(1);
});

/** Answer by the list, as if a piece had been pressed; the next question follows. */
async function answered(taken: Pick<Action, 'verb' | 'args'>, next: Decision): Promise<void> {
  await fireEvent.keyDown(window, { key: 'l' });
  await new Promise((done) => setTimeout(done, 320)); // clicks are heard again
  const name = new RegExp(`do ${taken.verb}`);
  const option = screen
    .getAllByRole('button', { name })
    .find((one) => one.classList.contains('option'));
  if (!option) throw new Error('the option is not in the list');
  await fireEvent.click(option);
  flushSync();
  const request = String(sent('act').at(-1)?.request);
  FakeSocket.last.tell(update({ seq: 1, decisions: [next] }));
  FakeSocket.last.tell({ type: 'accepted', request, seq: 1 });
  flushSync();
}
