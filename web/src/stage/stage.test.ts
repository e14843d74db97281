import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { t } from '../i18n/texts';
import { MomentTable } from '../net/moments.svelte';
import type { Event } from '../net/protocol';
import type { View } from '../net/shown';
import { settings } from '../settings/settings.svelte';
import StageTable from './StageTable.fake.svelte';

const view = (seat: number): View =>
  ({ game: 'xibalba', turn: { seat, number: 1 }, players: [{ seat: 0 }, { seat: 1 }] }) as View;
const event = (verb: string, args: Record<string, unknown>): Event => ({
  verb,
  args,
  text: `${verb} ${args.seat}.`,
});
const turn = (seat: number, number: number) => event('turn', { seat, number });
const buy = (seat: number, card: string) => event('buy', { seat, card, price: 1, slot: 'x.1' });

let table: MomentTable;
let log: Event[];

beforeEach(() => {
  vi.useFakeTimers();
  settings.lang = 'en';
  settings.speed = 1;
  table = new MomentTable(null);
  table.look(0, true);
  log = [];
  table.show({ view: view(1), decisions: [], events: [], log });
  render(StageTable, { table });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  settings.speed = 1;
});

const FRAMES = 100; // milliseconds: log and recap follow the board by some frames

function drawn(): void {
  flushSync();
  vi.advanceTimersByTime(FRAMES);
  flushSync();
}

function follow(...events: Event[]): void {
  log = [...log, ...events];
  table.follow({ view: view(1), decisions: [], events, log, by: 1 });
  drawn();
}

const region = () => screen.getByRole('region', { name: t('tab-log') });
const lines = () => within(region()).queryAllByRole('listitem');

test('a scene says who does what, and the log follows it', () => {
  follow(turn(1, 4), buy(1, 'gunslinger'));
  const caption = () => screen.getByRole('group', { name: t('scenes-label') });
  expect(caption().textContent).toContain('turn 4');
  expect(lines()).toHaveLength(0);
  vi.advanceTimersByTime(710);
  drawn();
  expect(caption().textContent).toContain('buys');
  expect(lines()).toHaveLength(1);
  vi.advanceTimersByTime(310);
  drawn();
  expect(screen.queryByRole('group', { name: t('scenes-label') })).toBeNull();
});

test('a scene can be held and skipped by its buttons', async () => {
  follow(turn(1, 4), buy(1, 'gunslinger'), turn(0, 5));
  await fireEvent.click(screen.getByRole('button', { name: t('scenes-pause') }));
  vi.advanceTimersByTime(60_000);
  drawn();
  expect(lines()).toHaveLength(0);
  await fireEvent.click(screen.getByRole('button', { name: t('scenes-play') }));
  await fireEvent.click(screen.getByRole('button', { name: t('scenes-skip') }));
  drawn();
  expect(screen.getByRole('group', { name: t('scenes-label') }).textContent).toContain('turn 5');
});

test('the log follows to the end of a long game, folds old turns and reads them again', async () => {
  settings.speed = 0;
  const box = region();
  Object.defineProperty(box, 'scrollHeight', { get: () => 99_000 });
  const told = () => [...box.querySelectorAll('li')].map(({ textContent }) => textContent);
  const long = Array.from({ length: 500 }, (_, at) =>
    event('pool', { seat: 0, resource_dice: at }),
  );
  const turns = [2, 3, 4, 5].flatMap((number) => [
    turn(number % 2, number),
    buy(number % 2, `card_${number}`),
  ]);
  log = [turn(0, 1), ...long, ...turns];
  table.show({ view: view(1), decisions: [], events: [], log });
  drawn();
  vi.advanceTimersByTime(50);
  box.scrollTop = 50_000; // lines that fold away move the list, which is nobody's wish
  await fireEvent.scroll(box);
  follow(turn(0, 6), buy(0, 'card_6'));
  vi.advanceTimersByTime(50);
  expect(box.scrollTop).toBe(99_000);
  expect(told()).toHaveLength(3);
  expect(told().at(-1)).toContain('card 6');
  await fireEvent.click(box.querySelectorAll('.head')[1] as Element);
  expect(told()[0]).toMatch(/card 2\b/);
});

test('of a round that comes at once the last turns are unfolded, and a turn in sight stays as it is', () => {
  settings.speed = 0;
  const round = (...numbers: number[]) =>
    numbers.flatMap((number) => [turn(number % 2, number), buy(number % 2, `card_${number}`)]);
  const unfolded = () =>
    [...region().querySelectorAll('.head')].map((head) => head.getAttribute('aria-expanded'));
  let bottom = 100;
  follow(...round(1));
  vi.advanceTimersByTime(50);
  const seen = region().querySelector('section') as HTMLElement;
  seen.getBoundingClientRect = () => DOMRect.fromRect({ height: bottom });
  follow(...round(2, 3, 4, 5, 6));
  vi.advanceTimersByTime(50);
  expect(unfolded()).toEqual(['true', 'false', 'false', 'true', 'true', 'true']);
  bottom = 0;
  follow(buy(0, 'card_7'));
  vi.advanceTimersByTime(50);
  expect(unfolded()).toEqual(['false', 'false', 'false', 'true', 'true', 'true']);
});

const players = [
  { seat: 0, faction: 'bastion' },
  { seat: 1, faction: 'outrider' },
];
const begun = { ...view(1), players } as View;
const introduced = () => screen.queryByRole('region', { name: t('beginning-title', { count: 2 }) });

async function begin(): Promise<void> {
  sessionStorage.clear();
  log = [turn(1, 1)];
  table.show({ view: begun, decisions: [], events: [], log });
  drawn();
  await vi.dynamicImportSettled();
}

test('any key goes on after the introduction, wherever the focus is', async () => {
  await begin();
  (document.activeElement as HTMLElement).blur();
  await fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true }); // the browser's own
  expect(introduced()).not.toBeNull();
  await fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(introduced()).toBeNull();
});

test('nothing is played before everybody has been introduced', async () => {
  await begin();
  const scene = introduced() as HTMLElement;
  expect(within(scene).getAllByText(t('beginning-first'))).toHaveLength(1);
  log = [...log, buy(1, 'gunslinger')];
  table.follow({ view: begun, decisions: [], events: log.slice(1), log, by: 1 });
  drawn();
  vi.advanceTimersByTime(2000);
  drawn();
  expect(lines()).toHaveLength(0);
  await fireEvent.click(within(scene).getByRole('button', { name: t('beginning-go') }));
  drawn();
  expect(screen.getByRole('group', { name: t('scenes-label') }).textContent).toContain('buys');
});

test('what others did stays in sight while the viewer plays', () => {
  settings.speed = 0;
  follow(turn(1, 2), buy(1, 'gunslinger'));
  table.answering = { decision: '0.1', action: { verb: 'end', args: {} } };
  drawn();
  const recap = screen.getByRole('region', { name: t('recap-title') });
  expect(within(recap).getByRole('button', { name: /buys/ })).toBeDefined();
});

test('a filter shows a part of the log', async () => {
  settings.speed = 0;
  follow(turn(1, 1), event('pool', { seat: 1, resource_dice: 3, attack_dice: 3 }), buy(1, 'a'));
  expect(lines()).toHaveLength(2);
  await fireEvent.click(screen.getByRole('button', { name: t('log-filter-cards') }));
  expect(lines()).toHaveLength(1);
  await fireEvent.click(screen.getByRole('button', { name: t('log-filter-fight') }));
  expect(lines()).toHaveLength(0);
});

test('the details of a line tell every sentence and the rule', async () => {
  settings.speed = 0;
  follow(turn(1, 1), buy(1, 'a'), event('place', { seat: 1, card: 'a', place: 'warhost' }));
  await fireEvent.click(screen.getByRole('button', { name: t('log-details') }));
  expect(lines()[0]?.textContent).toContain('buy 1.');
  expect(lines()[0]?.textContent).toContain('place 1.');
  expect(within(region()).getByRole('link', { name: /X-BUY-01/ })).toBeDefined();
});

test('a recap shows the board of a moment and comes back', async () => {
  settings.speed = 0;
  follow(turn(0, 1));
  follow(turn(1, 2), buy(1, 'gunslinger'));
  const recap = screen.getByRole('region', { name: t('recap-title') });
  await fireEvent.click(within(recap).getByRole('button', { name: /buys/ }));
  expect(
    screen.getAllByRole('button', { name: new RegExp(t('recap-back')) }).length,
  ).toBeGreaterThan(0);
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(screen.queryByRole('button', { name: new RegExp(t('recap-back')) })).toBeNull();
});

test('an unfolded recap tells every event', async () => {
  settings.speed = 0;
  follow(turn(0, 1));
  const events = [turn(1, 2), buy(1, 'a'), event('effect', { seat: 1, card: 'a' }), buy(1, 'b')];
  follow(...events);
  const recap = screen.getByRole('region', { name: t('recap-title') });
  await fireEvent.click(within(recap).getByRole('button', { name: /what happened/ }));
  for (const { text } of events)
    expect(within(recap).getAllByText(text ?? '').length).toBeGreaterThan(0);
});
