import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, update, welcome } from '../net/socket.fake';
import { fakeTable } from '../net/table.fake';
import { settings } from '../settings/settings.svelte';
import FrameTable from '../stage/frame/FrameTable.fake.svelte';

const view = {
  game: 'xibalba',
  turn: { number: 1, seat: 0, phase: 'action' },
  ark: { card: null, owner: null, life: 0, life_max: 0 },
  market: { soldier: [null, null], civilian: [null, null] },
  players: [{ seat: 0, level: 1, piles: {} }],
  dice: { action: [] },
};

class Seen {
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  FakeSocket.made = [];
  vi.stubGlobal('IntersectionObserver', Seen);
  vi.stubGlobal('WebSocket', FakeSocket);
  localStorage.clear();
  Object.assign(settings, { lang: 'en', text: false, advice: false, chances: false });
  render(FrameTable);
  FakeSocket.last.open();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  settings.chances = false;
});

const sent = () => FakeSocket.last.sent.filter((message) => message.type === 'chances');
const bar = () => screen.queryByRole('region', { name: 'Win chances' });

function sit(coached: boolean): void {
  FakeSocket.last.tell(welcome({ view, decisions: [], table: fakeTable({ coached }) }));
  flushSync();
}

async function told(...chances: number[]): Promise<void> {
  const request = String(sent().at(-1)?.request);
  const sides = chances.map((chance, seat) => ({ seats: [seat], chance }));
  FakeSocket.last.tell({ type: 'chances', request, sides });
  await vi.waitFor(() => expect(bar()?.textContent).toContain(`${chances[0]}%`));
}

test('nobody is shown chances who has not asked for them', () => {
  sit(true);
  expect(bar()).toBeNull();
  expect(sent()).toEqual([]);
});

test('where the coach may not be asked, there are none', () => {
  settings.chances = true;
  sit(false);
  expect(bar()).toBeNull();
  expect(sent()).toEqual([]);
});

test('they are switched on beside the coach, and say who is how likely to win', async () => {
  sit(true);
  await fireEvent.click(screen.getByRole('tab', { name: 'Coach' }));
  await fireEvent.click(
    screen.getByRole('checkbox', { name: 'Show everyone’s win chances on the board' }),
  );
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  expect(bar()?.textContent).toContain('Working out the win chances');
  await told(62, 38);
  const sides = within(bar() as HTMLElement).getAllByRole('listitem');
  expect(sides.map((side) => side.style.flexGrow)).toEqual(['62', '38']);
  await fireEvent.click(
    screen.getByRole('checkbox', { name: 'Show everyone’s win chances on the board' }),
  );
  expect(bar()).toBeNull();
});

test('whatever changes is asked about once more, one question after the other', async () => {
  settings.chances = true;
  sit(true);
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  for (const seq of [1, 2])
    FakeSocket.last.tell(update({ seq, patch: [[['turn', 'number'], seq]] }));
  flushSync();
  expect(sent()).toHaveLength(1);
  await told(50, 50);
  await vi.waitFor(() => expect(sent()).toHaveLength(2));
  await told(70, 30);
  expect(sent()).toHaveLength(2);
});
