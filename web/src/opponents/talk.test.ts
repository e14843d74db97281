import { beforeEach, expect, test } from 'vitest';
import { LANGUAGES } from '../i18n/languages';
import { bundleOf, files } from '../i18n/texts';
import type { Event, TableSummary } from '../net/protocol';
import { settings } from '../settings/settings.svelte';
import { MOMENTS, meaning, standing } from './moments';
import { botName, botWords, characterOf, levelOf } from './names';
import { keepLine, spokenAt } from './spoken.svelte';
import { lineOf, type Said, Talk } from './talk.svelte';

const event = (verb: string, args: Record<string, unknown>): Event => ({ verb, args });
const table = {
  id: 't',
  game: 'xibalba',
  seats: [
    { seat: 0, kind: 'person', name: 'Ada', bot: null },
    { seat: 1, kind: 'bot', name: 'Ixchel', bot: 'ixchel@casual' },
    { seat: 2, kind: 'bot', name: '', bot: 'master' },
  ],
} as TableSummary;

beforeEach(() => {
  settings.lang = 'en';
});

test('the name of a bot tells who it is and how strong', () => {
  expect([characterOf('ixchel@casual'), levelOf('ixchel@casual')]).toEqual(['ixchel', 'casual']);
  expect([characterOf('master'), characterOf(null), levelOf('master')]).toEqual(['', '', 'master']);
  expect([botName('juno', 'expert'), botName('', 'expert')]).toEqual(['juno@expert', 'expert']);
  expect(botWords('ixchel@casual')).toBe('Ixchel (casual)');
  expect(botWords('greedy')).toBe('Bot: plays with a plan');
});

test.each(LANGUAGES)('every character has a line for every moment (%s)', (lang) => {
  const [, text = ''] =
    Object.entries(files).find(([path]) => path.endsWith(`${lang}/opponents.ftl`)) ?? [];
  const bundle = bundleOf(lang, [text]);
  const characters = [...text.matchAll(/^character-(\w+)/gm)].map(([, id]) => id);
  expect(characters).toHaveLength(14);
  for (const character of characters)
    for (const moment of MOMENTS)
      expect(bundle.hasMessage(`say-${character}-${moment}`)).toBe(true);
});

test('public events mean something to those whom they concern', () => {
  const attack = event('attack', { seat: 0, attack_target: '1', attacks: 2, criticals: 2 });
  expect(meaning('xibalba', [attack], 1)).toBe('attacked');
  expect(meaning('xibalba', [attack], 0)).toBe('good');
  expect(meaning('xibalba', [attack], 2)).toBeNull();
  expect(meaning('xibalba', [event('loot', { seat: 0, from_seat: 1, amount: 2 })], 1)).toBe('bad');
  expect(meaning('battalia', [event('attack', { seat: 0, defender: 1 })], 1)).toBe('attacked');
  expect(meaning('battalia', [event('tent_destroyed', { owner: 1 })], 1)).toBe('bad');
  expect(meaning('chess', [attack], 1)).toBeNull();
});

test('whoever takes the lead or loses it is told apart from all others', () => {
  expect(standing([3, 3], [3, 4], 1)).toBe('leads');
  expect(standing([3, 4], [4, 4], 1)).toBe('behind');
  expect(standing([3, 4], [3, 5], 1)).toBeNull();
  expect(standing([0, 0], [0, 0], 1)).toBeNull();
});

test('characters speak seldom, never twice the same, and bare bots never', () => {
  let now = 0;
  const talk = new Talk(() => now);
  talk.begin(table);
  expect(talk.said && lineOf(talk.said)).toBe('The rain remembers everyone.');
  const attack = event('attack', { seat: 0, attack_target: '1', attacks: 1, criticals: 0 });
  talk.hear(table, [attack], [0, 0, 0], [0, 0, 0]);
  expect(talk.said?.moment).toBe('begin');
  now = 20_000;
  talk.hear(table, [attack], [0, 0, 0], [0, 0, 0]);
  expect(talk.said).toMatchObject({ seat: 1, moment: 'attacked', number: 2 });
  now = 40_000;
  talk.hear(table, [attack], [0, 0, 0], [0, 0, 0]);
  expect(talk.said?.number).toBe(2);
  talk.hear(table, [event('attack', { seat: 0, attack_target: '2' })], [0, 0, 0], [0, 0, 0]);
  expect(talk.said?.number).toBe(2);
});

test('at the end the winner speaks, or somebody who lost', () => {
  const talk = new Talk(() => 0);
  talk.end(table, [1, 0, 0]);
  expect(talk.said?.moment).toBe('loses');
  talk.end(table, [0, 1, 0]);
  expect(talk.said?.moment).toBe('wins');
  const people = { ...table, seats: table.seats.slice(0, 1) };
  const silent = new Talk(() => 0);
  silent.end(people, [1]);
  expect(silent.said).toBeNull();
});

test('what was said follows its line of the log, at its own table', () => {
  const said: Said = { number: 1, seat: 1, character: 'ixchel', name: 'Ixchel', moment: 'begin' };
  keepLine('a', said, 0);
  keepLine('a', { ...said, number: 2, moment: 'good' }, 9);
  const placed = spokenAt('a', (number) => (number > 8 ? 8 : 2));
  expect([...placed].map(([line, lines]) => [line, lines.map(({ number }) => number)])).toEqual([
    [2, [1]],
    [8, [2]],
  ]);
  expect(spokenAt('b', () => 2).size).toBe(0);
  expect(spokenAt('a', () => undefined).size).toBe(0);
  keepLine('b', said, 3);
  expect(spokenAt('a', () => 2).size).toBe(0);
});
