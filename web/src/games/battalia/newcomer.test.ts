import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import Emblem from '../../boards/battalia/art/Emblem.svelte';
import { coloursOf } from '../../boards/battalia/cards/colours';
import { sorted } from '../../boards/battalia/cards/grouping';
import { introduce } from '../../boards/battalia/introduction';
import { showDraft } from '../../content/content.svelte';
import { newcomer } from './newcomer';
import Portrait from './Portrait.svelte';

afterEach(cleanup);

const ADDED = ['mistfolk', 'moorfolk', 'stone_people'];

test('a faction of a pack always looks the same, and differs from others without its colour', () => {
  expect(newcomer('mistfolk')).toEqual(newcomer('mistfolk'));
  const shapes = ADDED.map((faction) => newcomer(faction).shield + newcomer(faction).sign);
  expect(new Set(shapes).size).toBe(ADDED.length);
});

describe('its colour is the one it is named by', () => {
  const SIX = {
    baerfolk: { colour: { en: 'green', de: 'grün' }, terrain: 'verdant_woods', gate: 1 },
    emberians: { colour: { en: 'red', de: 'rot' }, terrain: 'red_canyons', gate: 3 },
  };
  const [GREEN, RED] = ['#3f7a3a', '#ad3524'];
  const cases: [string, object, string | undefined][] = [
    ['of its terrain, if it names none', { terrain: 'verdant_woods' }, GREEN],
    [
      'of its terrain, as servers fill it in',
      { ...SIX.baerfolk, en: 'Mistfolk', de: 'Nebelvolk' },
      GREEN,
    ],
    ['of another one', { terrain: 'verdant_woods', colour: { de: 'rot' } }, RED],
    ['one that no other has', { terrain: 'verdant_woods', colour: { en: 'teal' } }, undefined],
  ];
  const byId = newcomer('mistfolk').cloth;

  test.each(cases)('%s', (_, mistfolk, colour) => {
    const end = showDraft('battalia', { factions: { ...SIX, mistfolk } });
    const { cloth, light } = newcomer('mistfolk');
    expect(cloth).toBe(colour ?? byId);
    expect(coloursOf('mistfolk', 'unit').cloth).toBe(cloth);
    const emblem = render(Emblem, { faction: 'mistfolk' }).container.querySelector('svg');
    expect(emblem?.style.getPropertyValue('--field')).toBe(cloth);
    expect(emblem?.style.getPropertyValue('--sign')).toBe(light);
    const signs = introduce('mistfolk', { factions: { ...SIX, mistfolk } }, 'en').join();
    if (colour) expect(signs).toMatch(colour === GREEN ? /green/ : /rot/);
    end();
  });
});

test.each(['baerfolk', 'cloudborn', 'emberians', 'islanders', 'wolfsclan', 'sunblessed'])(
  'it wears the cloth of %s where it is named like them',
  (one) => {
    const field = (faction: string) =>
      render(Emblem, { faction }).container.querySelector('svg')?.style.getPropertyValue('--field');
    const factions = { [one]: { terrain: 'home' }, mistfolk: { terrain: 'home' } };
    const end = showDraft('battalia', { factions });
    expect(field('mistfolk')).toBe(field(one));
    end();
  },
);

test('emblem, portrait and cards show its sign and colour', () => {
  const { cloth, sign, shield } = newcomer('mistfolk');
  const emblem = render(Emblem, { faction: 'mistfolk' }).container.innerHTML;
  expect(emblem).toContain(sign);
  expect(emblem).toContain(shield);
  expect(render(Portrait, { faction: 'mistfolk' }).container.innerHTML).toContain(sign);
  expect(render(Portrait, { faction: '' }).container.querySelector('.sign')).toBeNull();
  expect(coloursOf('mistfolk', 'unit').cloth).toBe(cloth);
  expect(coloursOf(null, 'unit').cloth).toBe('#8a6b42');
});

test('its cards lie behind those of the others', () => {
  expect(sorted(['chief.mistfolk', 'supply', 'chief.sunblessed'])).toEqual([
    'chief.sunblessed',
    'chief.mistfolk',
    'supply',
  ]);
});
