import { afterEach, expect, test } from 'vitest';
import { scenes as battalia } from '../../boards/battalia/scenes';
import { scenes as xibalba } from '../../boards/xibalba/scenes';
import type { Event } from '../../net/protocol';
import { settings } from '../../settings/settings.svelte';
import { deedsOf, deedsWith } from '../deeds';
import { plain, wordsOf } from '../words';
import { chaptersOf } from './chronicle';

const GAMES = { battalia, xibalba };

afterEach(() => {
  settings.lang = 'en';
});

const first = (verb: string, args: Record<string, unknown> = {}): Event => ({
  ...then(verb, args),
  begins: true,
});
const then = (verb: string, args: Record<string, unknown> = {}): Event => ({
  verb,
  args: { seat: 0, ...args },
  text: verb,
});

/** The lines of a log as they are read; what is told softly stands in brackets. */
function read(game: keyof typeof GAMES, ...log: Event[]): string[] {
  const words = (event: Event) => plain(wordsOf(game, event, (seat) => `Player ${seat}`));
  return chaptersOf(log, 0, GAMES[game])
    .flatMap(({ lines }) => lines)
    .map(({ told }) =>
      deedsOf(told, GAMES[game])
        .map(({ event, role }) => (role ? `[${words(event)}]` : words(event)))
        .join(' '),
    );
}

const line = (action: string, ...cards: string[]) => first('line', { action, cards });

test.each([
  [
    'buys weapon (baerfolk) [with chief (wolfsclan), 2 × supply]',
    [
      line('buy', 'chief.wolfsclan', 'supply', 'supply'),
      then('gained', { card: 'weapon.baerfolk', zone: 'refuge' }),
      then('uncovered', { seat: undefined, card: 'weapon.islanders' }),
    ],
  ],
  [
    'buys weapon (baerfolk) [with chief (wolfsclan)] [looks through hidden cards]',
    [
      line('buy', 'chief.wolfsclan'),
      first('searched'),
      first('searched_seen', { cards: ['weapon.baerfolk', 'weapon.islanders'] }),
      first('gained', { card: 'weapon.baerfolk', zone: 'refuge' }),
    ],
  ],
  [
    'hires lord (baerfolk) [with priest (islanders)]',
    [
      line('hire', 'priest.islanders'),
      then('gained', { card: 'lord.baerfolk', zone: 'refuge' }),
      then('gained', { card: 'supply', zone: 'refuge' }),
    ],
  ],
  [
    'moves hero 1 to 6,5',
    [
      line('move'),
      first('moved', { hero: 1, field: '6,4' }),
      first('moved', { hero: 1, field: '6,5' }),
    ],
  ],
  [
    'moves hero 2 to 2,1 jumps with hero 2 to 5,5 moves hero 2 to 5,6 [with supply]',
    [
      line('move', 'supply'),
      first('moved', { hero: 2, field: '2,1' }),
      first('jumped', { hero: 2, field: '5,5' }),
      first('moved', { hero: 2, field: '5,6' }),
    ],
  ],
  [
    'builds a city on 3,3, level 4 [with 3 × lord (islanders)]',
    [
      line('city', 'lord.islanders', 'lord.islanders', 'lord.islanders'),
      then('laid', { terrain_card: 'city', field: '3,3' }),
      then('city', { seat: undefined, owner: 0, field: '3,3', level: 4 }),
    ],
  ],
  ['hides a card [(supply into Limbo)]', [first('to_limbo', { card: 'supply' }), first('hidden')]],
  [
    'looks through hidden cards',
    [first('searched'), first('searched_seen', { cards: ['lord', 'tent', 'tools'] })],
  ],
  [
    'ends their turn [draws 2 cards]',
    [
      first('done'),
      first('cards_drawn', { count: 2 }),
      then('cards_drawn_seen', { cards: ['supply', 'supply'] }),
    ],
  ],
  [
    'shows a cohort: 2 × lord [draws tools]',
    [
      first('cohort', { cards: ['lord', 'lord'] }),
      then('cards_drawn', { count: 1 }),
      then('cards_drawn_seen', { cards: ['tools'] }),
    ],
  ],
  ['ends their turn [draws 6 cards]', [first('done'), first('cards_drawn', { count: 6 })]],
  [
    'attacks 4,7 [with weapon] 3 : 4',
    [
      first('attack', { field: '4,7', target: 'city', defender: null }),
      then('battle_cards', { cards: ['weapon'] }),
      first('battle_totals', { seat: undefined, attack_total: 3, defence_total: 4 }),
    ],
  ],
  [
    'plays priest, lord 9 : 4',
    [
      first('from_ambush', { count: 1 }),
      then('battle_cards', { cards: ['priest'] }),
      first('battle_cards', { cards: ['lord'] }),
      first('battle_totals', { seat: undefined, attack_total: 9, defence_total: 4 }),
    ],
  ],
  [
    'wins the battle takes 4,7, level 4',
    [first('won'), then('city', { seat: undefined, owner: 0, field: '4,7', level: 4 })],
  ],
  [
    'trades 2 × supply for stardust',
    [
      first('traded'),
      then('returned', { card: 'supply' }),
      then('returned', { card: 'supply' }),
      then('gained', { card: 'stardust', zone: 'hand' }),
    ],
  ],
  [
    'tools counts as priest [rolls 3]',
    [
      first('named', { card: 'tools' }),
      then('rolled', { result: 3 }),
      first('transformed', { card: 'tools', form: 'priest' }),
    ],
  ],
])('“%s” is one line', (words, log) => {
  expect(read('battalia', ...log)).toEqual([words]);
});

test.each([
  [
    'upgrades the base to level 2',
    [first('action', { action: 'upgrade' }), then('level', { level: 2 })],
  ],
  ['re-organizes', [first('action', { action: 'reorganize' }), first('reorganized')]],
  [
    'discards drill hand',
    [first('action', { action: 'discard' }), then('discard', { card: 'drill_hand' })],
  ],
  [
    'keeps 2 · ⚔ · –',
    [
      first('pool', { resource_dice: 2, attack_dice: 1 }),
      first('keep', { faces: ['R2', 'A'] }),
      first('roll', { cause: 'reroll', faces: ['R-'] }),
      then('keep', { faces: ['R-'] }),
    ],
  ],
])('“%s” is one line, too', (words, log) => {
  expect(read('xibalba', ...log)).toEqual([words]);
});

test('as long as nothing has come of cards, the line tells what they are played for', () => {
  expect(read('battalia', line('move', 'supply'))).toEqual(['moves a hero with supply']);
});

test('every event of a line has its words: those of all of it, or its own', () => {
  const [paid, got] = [line('buy', 'chief'), then('gained', { card: 'tools' })];
  const verbs = (event: Event) =>
    deedsWith(event, [paid, got], battalia).map((deed) => deed.event.verb);
  expect(verbs(paid)).toEqual(['bought', 'with']);
  expect(verbs(got)).toEqual(['bought', 'with']);
  const city = then('city', { owner: 0, field: '2,2', level: 1 });
  expect(deedsWith(city, [then('starting_city'), city], battalia)).toEqual([
    { event: city, of: [city] },
  ]);
});

test('the words made for several events are there in both languages', () => {
  const made = ['with', 'hired', 'bought', 'raised', 'exchanged', 'captured', 'limbo_for'];
  for (const lang of ['en', 'de'] as const) {
    settings.lang = lang;
    for (const verb of made)
      expect(read('battalia', then(verb, { cards: ['x'], card: 'y', field: '1,2' }))[0]).not.toBe(
        verb,
      );
    expect(read('xibalba', then('upgraded', { level: 2 }))[0]).toMatch(/2/);
  }
});
