import { expect, test } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { changeWords } from './settingWords';

test('a change of the table is told in words', () => {
  settings.lang = 'en';
  expect(changeWords('xibalba', 'settings.spectators', 'open')).toEqual([
    'Spectators',
    'may also see one player’s cards',
  ]);
  expect(changeWords('xibalba', 'settings.clock', { kind: 'days', days: 3 })[1]).toBe(
    '3 days per turn',
  );
  expect(changeWords('xibalba', 'settings.clock', { kind: 'move', seconds: 7 })[1]).toBe(
    '0:07 per decision',
  );
  expect(changeWords('xibalba', 'options.mode', 'apocalypse')).toEqual(['Mode', 'Apocalypse']);
  expect(changeWords('battalia', 'options.draft', null)).toEqual(['Draft', 'No']);
  expect(changeWords('xibalba', 'seats.1', null)).toEqual(['Seat 2', 'free']);
  expect(changeWords('xibalba', 'seats.1', { kind: 'person', name: 'Ben' })[1]).toBe('Ben');
  expect(changeWords('xibalba', 'seats.1', { kind: 'person', name: '' })[1]).toBe('someone else');
  expect(changeWords('xibalba', 'seats.0', { kind: 'bot', bot: 'random' })[1]).not.toMatch(/^bot-/);
});

test('every setting has words in both languages', () => {
  const values = {
    public: false,
    spectators: 'none',
    spectator_chat: 'apart',
    chat: true,
    auto_start: true,
    practice: true,
    coach: 'all',
    replay: 'private',
    expiry: 'help',
    stand_in: 'random',
  };
  for (const lang of ['en', 'de'] as const) {
    settings.lang = lang;
    for (const [name, value] of Object.entries(values))
      for (const words of changeWords('xibalba', `settings.${name}`, value))
        expect(words).not.toMatch(/^run-|^bot-/);
  }
});
