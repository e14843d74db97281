import { expect, test } from 'vitest';
import { scenes as battalia } from '../../boards/battalia/scenes';
import { scenes as xibalba } from '../../boards/xibalba/scenes';
import { EVENTS } from '../../net/events';
import type { Event } from '../../net/protocol';
import { chaptersOf } from './chronicle';
import { filtered, lineBefore, placeAt } from './lines';

const event = (verb: string, args: Record<string, unknown> = {}): Event => ({
  verb,
  args,
  text: verb,
});
const verbs = (events: Event[]) => events.map(({ verb }) => verb);

const PURCHASE = [
  event('turn', { seat: 1, number: 4 }),
  event('resources', { seat: 1, change: 2, total: 5, cause: 'productivity' }),
  event('buy', { seat: 1, card: 'x', price: 3, slot: 'soldier.1' }),
  event('resources', { seat: 1, change: -3, total: 2, cause: 'payment' }),
  event('place', { seat: 1, card: 'x', place: 'warhost' }),
  event('reveal', { slot: 'soldier.1', card: 'y' }),
];

test('what follows from a purchase is part of its line', () => {
  const [chapter, ...others] = chaptersOf(PURCHASE, 10, xibalba);
  expect(others).toEqual([]);
  expect(verbs(chapter?.heads ?? [])).toEqual(['turn']);
  expect(chapter?.lines.map(({ events }) => verbs(events))).toEqual([
    ['resources'],
    ['buy', 'resources', 'place', 'reveal'],
  ]);
  expect(chapter?.lines.map(({ number }) => number)).toEqual([11, 12]);
});

test('what happens to somebody else is a line of its own', () => {
  const log = [
    event('attack', { seat: 0, card: 'x', attack_target: 1 }),
    event('power', { power: 7 }),
    event('resources', { seat: 1, change: -1, total: 0, cause: 'payment' }),
    event('destroy', { owner: 1, card: 'y' }),
  ];
  const [chapter] = chaptersOf(log, 0, xibalba);
  expect(chapter?.lines.map(({ seat, events }) => [seat, ...verbs(events)])).toEqual([
    [0, 'attack', 'power'],
    [1, 'resources'],
    [1, 'destroy'],
  ]);
  expect(verbs(chapter?.lines[0]?.told ?? [])).toEqual(['attack', 'power']);
});

const first = (one: Event): Event => ({ ...one, begins: true });

test('what came at once stays together, and what was paid first belongs to what was paid for', () => {
  const pay = event('resources', { seat: 0, change: -3, total: 0, cause: 'payment' });
  const log = [
    first(event('spend', { seat: 0, use: 'gather', faces: ['R3'] })),
    event('resources', { seat: 0, change: 3, total: 3, cause: 'dice' }),
    first(pay),
    event('action', { seat: 0, action: 'upgrade' }),
    event('level', { seat: 0, level: 2 }),
  ];
  const [chapter] = chaptersOf(log, 0, xibalba);
  expect(chapter?.lines.map(({ events }) => verbs(events))).toEqual([
    ['spend', 'resources'],
    ['resources', 'action', 'level'],
  ]);
  expect(verbs(chapter?.lines[1]?.told ?? [])).toEqual(['action', 'level']);
});

test('a phase is no line of its own where something happens in it', () => {
  const log = [
    first(event('phase', { seat: 0, phase: 'action' })),
    first(event('spend', { seat: 0, use: 'gather', faces: [] })),
    first(event('resources', { seat: 0, change: -1, total: 0, cause: 'payment' })),
    first(event('buy', { seat: 0, card: 'x' })),
  ];
  const [chapter] = chaptersOf(log, 0, xibalba);
  expect(chapter?.lines.map(({ events }) => verbs(events))).toEqual([
    ['phase', 'spend'],
    ['resources'],
    ['buy'],
  ]);
});

test('rolling, keeping and rolling again are one line, although each is an answer', () => {
  const roll = (cause: string) => event('roll', { seat: 0, cause, faces: [] });
  const log = [
    first(event('pool', { seat: 0 })),
    roll('initial_roll'),
    first(event('keep', { seat: 0, faces: [] })),
    roll('reroll'),
    first(event('keep', { seat: 0, faces: [] })),
    first(event('spend', { seat: 0, use: 'gather', faces: [] })),
  ];
  const [chapter] = chaptersOf(log, 0, xibalba);
  expect(chapter?.lines.map(({ told }) => verbs(told))).toEqual([
    ['pool', 'keep', 'keep'],
    ['spend'],
  ]);
});

test('a day and its first turn are one heading', () => {
  const log = [
    event('faction', { seat: 0, faction: 'x' }),
    event('day', { week: 1, day: 1 }),
    event('turn', { seats: [0, 2] }),
    event('moved', { seat: 0, hero: 1, field: '1,2' }),
    event('turn', { seats: [1] }),
  ];
  const chapters = chaptersOf(log, 0, battalia);
  expect(chapters.map(({ heads, seats }) => [verbs(heads), seats])).toEqual([
    [[], []],
    [
      ['day', 'turn'],
      [0, 2],
    ],
    [['turn'], [1]],
  ]);
});

test.each([
  ['xibalba', xibalba],
  ['battalia', battalia],
] as const)('no event of %s is left out, in whatever order they come', (game, scenes) => {
  const all = Object.keys(EVENTS[game] ?? {});
  const log = Array.from({ length: 600 }, (_, at) => {
    const verb = all[(at * 31 + (at % 7) * 13) % all.length] ?? 'turn';
    return event(verb, { seat: at % 3, seats: [at % 3], cause: 'payment' });
  });
  const told = chaptersOf(log, 0, scenes).flatMap(({ heads, lines }) => [
    ...heads,
    ...lines.flatMap(({ events }) => events),
  ]);
  expect(told).toEqual(log);
});

test('a filter leaves what is asked for, and turns that have something of it', () => {
  const log = [...PURCHASE, event('turn', { seat: 0 }), event('pool', { seat: 0 })];
  const chapters = chaptersOf(log, 0, xibalba);
  const lines = (filter: 'mine' | 'cards' | 'fight') =>
    filtered(chapters, filter, 0).flatMap((chapter) =>
      chapter.lines.map(({ told }) => told[0]?.verb),
    );
  expect(lines('mine')).toEqual(['pool']);
  expect(lines('cards')).toEqual(['buy']);
  expect(lines('fight')).toEqual([]);
});

test('an event is found again in its chapter, and the line before it', () => {
  const chapters = chaptersOf([...PURCHASE, event('turn', { seat: 0 })], 10, xibalba);
  expect([9, 10, 15, 16, 99].map((number) => placeAt(chapters, number))).toEqual([-1, 0, 0, 1, 1]);
  expect([10, 12, 13, 17].map((number) => lineBefore(chapters, number))).toEqual([11, 11, 12, 12]);
  expect(lineBefore([], 3)).toBeUndefined();
});
