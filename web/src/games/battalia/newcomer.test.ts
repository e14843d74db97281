import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import Emblem from '../../boards/battalia/art/Emblem.svelte';
import { coloursOf } from '../../boards/battalia/cards/colours';
import { sorted } from '../../boards/battalia/cards/grouping';
import { newcomer } from './newcomer';
import Portrait from './Portrait.svelte';

afterEach(cleanup);

const ADDED = ['mistfolk', 'moorfolk', 'stone_people'];

test('a faction of a pack always looks the same, and differs from others without its colour', () => {
  expect(newcomer('mistfolk')).toEqual(newcomer('mistfolk'));
  const shapes = ADDED.map((faction) => newcomer(faction).shield + newcomer(faction).sign);
  expect(new Set(shapes).size).toBe(ADDED.length);
});

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
