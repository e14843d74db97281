import { afterEach, expect, test } from 'vitest';
import { loadContent } from '../content/content.svelte';
import { EVENTS } from '../net/events';
import { settings } from '../settings/settings.svelte';
import { messageOf, plain, wordsOf } from './words';

const name = (seat: number) => `Player ${seat}`;
const GAMES = Object.keys(EVENTS);

afterEach(() => {
  settings.lang = 'en';
});

test.each(GAMES)('every event of %s has its few words, in both languages', (game) => {
  for (const lang of ['en', 'de'] as const) {
    settings.lang = lang;
    for (const [verb, args] of Object.entries(EVENTS[game] ?? {})) {
      expect(messageOf(game, verb), `${lang} ${game} ${verb}`).toBe(`${game}-did-${verb}`);
      const event = { verb, args: Object.fromEntries(args.map((arg) => [arg, 1])) };
      const text = plain(wordsOf(game, event, name));
      expect(text, `${lang} ${game} ${verb}`).not.toMatch(/\{|undefined|\$/);
    }
  }
});

test('cards, players, fields and dice stand in the words as themselves', () => {
  settings.lang = 'en';
  const attack = { verb: 'attack', args: { seat: 0, card: 'gunslinger#2', attack_target: 1 } };
  expect(wordsOf('xibalba', attack, name)).toMatchObject([
    { kind: 'text', text: 'attacks ' },
    { kind: 'seat', seat: 1, text: 'Player 1' },
    { kind: 'text', text: ' with ' },
    { kind: 'card', id: 'gunslinger#2', text: 'gunslinger' },
  ]);
  const keep = { verb: 'keep', args: { seat: 0, faces: ['R2', 'A', 'C', 'R-'] } };
  expect(plain(wordsOf('xibalba', keep, name))).toBe('keeps 2 · ⚔ · ✸ · –');
  const walk = { verb: 'moved', args: { seat: 0, hero: 1, field: '3,4' } };
  expect(wordsOf('battalia', walk, name).at(-1)).toMatchObject({ kind: 'field', field: '3,4' });
});

test('a roll of nothing but blanks has no gap where its dice stand', () => {
  const income = {
    verb: 'roll',
    args: { seat: 0, cause: 'control', card: 'guard', faces: ['G-'] },
  };
  settings.lang = 'en';
  expect(plain(wordsOf('xibalba', income, name))).toBe('Ark income: blank');
  settings.lang = 'de';
  expect(plain(wordsOf('xibalba', income, name))).toBe('Einkommen der Arche: leer');
  const rolled = { verb: 'roll', args: { ...income.args, cause: 'reroll', faces: ['R-', 'A-'] } };
  expect(plain(wordsOf('xibalba', rolled, name))).toBe('würfelt erneut: 2 × leer');
});

test('equal cards are told once, with their number', () => {
  settings.lang = 'en';
  const laid = { verb: 'line', args: { seat: 0, cards: ['supply', 'lord', 'supply'], action: '' } };
  const parts = wordsOf('battalia', laid, name);
  expect(parts.filter(({ kind }) => kind === 'card')).toHaveLength(2);
  expect(plain(parts)).toContain('2 × supply, lord');
});

test('no cards at all are nothing, not a gap', () => {
  const seen = { verb: 'searched_seen', args: { seat: 0, cards: [] } };
  settings.lang = 'en';
  expect(plain(wordsOf('battalia', seen, name))).toBe('sees nothing');
  settings.lang = 'de';
  expect(plain(wordsOf('battalia', seen, name))).toBe('sieht nichts');
});

test('nobody is told apart from somebody', () => {
  settings.lang = 'en';
  const neutral = { verb: 'destroy', args: { owner: null, card: 'guard' } };
  expect(plain(wordsOf('xibalba', neutral, name))).toBe('The neutral guard falls');
  const owned = { verb: 'destroy', args: { owner: 2, card: 'guard' } };
  expect(plain(wordsOf('xibalba', owned, name))).toBe('loses guard');
});

test('a match that begins at a position does not speak of newer rules', () => {
  const words = (from: number, to: number) =>
    plain(wordsOf('xibalba', { verb: 'continued', args: { from, to } }, name));
  expect(words(2, 2)).toBe('The game starts from this position');
  expect(words(1, 2)).toBe('The game continues under newer rules');
});

test('what no message tells says the server', () => {
  const event = { verb: 'strange', args: {}, text: 'Something strange happened.' };
  expect(plain(wordsOf('xibalba', event, name))).toBe('Something strange happened.');
});

test('a storm effect is named, not told by its number', async () => {
  await loadContent('battalia');
  const drawn = { verb: 'storm', args: { seat: 0, effect: 2 } };
  settings.lang = 'en';
  expect(wordsOf('battalia', drawn, name)).toMatchObject([
    { kind: 'text', text: 'draws a storm effect: ' },
    { kind: 'card', id: 'storm_2', text: 'Free Lord' },
  ]);
  settings.lang = 'de';
  expect(plain(wordsOf('battalia', drawn, name))).toContain('Lord geschenkt');
});

test('whatever a roll is for, its words have no hole', () => {
  const causes = ['initial_roll', 'reroll', 'control', 'reward', 'loot', 'harvest'];
  for (const lang of ['en', 'de'] as const) {
    settings.lang = lang;
    for (const cause of [...causes, 'tactical_assault']) {
      const event = { verb: 'roll', args: { seat: 0, cause, card: '', faces: ['A-'] } };
      expect(plain(wordsOf('xibalba', event, name)), cause).not.toMatch(/ :|\s\s|^\s|\s$/);
    }
  }
});
