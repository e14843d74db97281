import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MomentTable } from '../../../net/moments.svelte';
import type { Action, Decision } from '../../../net/protocol';
import type { View } from '../../../net/shown';
import { settings } from '../../../settings/settings.svelte';
import Table from './MapTable.fake.svelte';

const road = {
  place: 'road',
  exits: ['east', 'west'],
  terrain: 'frost_fields',
  shape: 'straight',
};
const VIEW = {
  game: 'battalia',
  options: { valley: 'none', mode: 'creation' },
  board: {
    rows: 1,
    columns: 4,
    fields: {
      '1,1': {
        place: 'city',
        exits: ['north', 'east', 'south', 'west'],
        terrain: 'verdant_woods',
        shape: 'x',
        owner: 0,
        level: 2,
      },
      '1,2': road,
      '1,3': road,
      '1,4': { place: 'empty' },
    },
  },
  players: [
    {
      seat: 0,
      heroes: [
        { number: 1, field: '1,1', booster: null },
        { number: 2, field: null, booster: null },
      ],
      posts: ['1,2'],
    },
  ],
  npcs: { metamorpha: null, bilkarr: null, direction: null, rests: false },
  stock: { stacks: { 'road.curve': { size: 2, top: 'red_canyons' } } },
} as unknown as View;

let acted: Action[] = [];
let live: MomentTable;

function asks(kind: string, about: Decision['about'], actions: Action[]): Decision {
  return { id: '0.1', seat: 0, kind, about, actions, text: '?' };
}

const WALK = asks('walk', { hero: 1, steps: 2 }, [
  { verb: 'step', args: { field: '1,2' }, text: 'Go to field 1,2' },
]);

function show(decisions: Decision[]): void {
  live = new MomentTable(null, (_, action) => acted.push(action));
  live.look(0, true);
  live.show({ view: VIEW, decisions, events: [], log: [] });
  render(Table, { live });
}

const field = (name: string) => document.querySelector<SVGElement>(`[data-field="${name}"] .rim`);

beforeEach(() => {
  acted = [];
  settings.lang = 'en';
  settings.speed = 1;
});

afterEach(cleanup);

test('a field says what it is, whose, and who stands there', () => {
  show([]);
  const said = field('1,1')?.getAttribute('aria-label');
  expect(said).toMatch(/^City of level 2 on field 1,1/);
  expect(said).toContain('belongs to Player 1');
  expect(said).toContain('Player 1’s hero 1');
  expect(field('1,2')?.getAttribute('aria-label')).toContain('roads to the east, west');
});

test('the map is one stop of the Tab key: the field that can be pressed', () => {
  show([WALK]);
  const stops = [...document.querySelectorAll('.rim[tabindex="0"]')];
  expect(stops).toEqual([field('1,2')]);
});

test('arrows lead to fields that can be pressed, with Shift to every field', async () => {
  show([WALK]);
  field('1,2')?.focus();
  await fireEvent.keyDown(field('1,2') as Element, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(field('1,2'));
  await fireEvent.keyDown(field('1,2') as Element, { key: 'ArrowRight', shiftKey: true });
  await Promise.resolve();
  expect(document.activeElement).toBe(field('1,3'));
});

test('Enter on a field takes the only option there', async () => {
  show([WALK]);
  await fireEvent.keyDown(field('1,2') as Element, { key: 'Enter' });
  expect(acted.map(({ args }) => args.field)).toEqual(['1,2']);
});

test('a card that fits several ways round is shown in its field and drawn in the menu', async () => {
  const site = (turned: number) => ({
    verb: 'site',
    args: { field: '1,4', turned },
    text: `${turned}`,
  });
  show([asks('choose-site', { action: 'road', shape: 'curve' }, [site(2), site(3)])]);
  expect(document.querySelector('[data-field="1,4"] .ghost')).not.toBeNull();
  expect(document.querySelector('[data-field="1,4"]')?.textContent).toContain('↻2');
  await fireEvent.click(field('1,4') as Element);
  const items = screen.getAllByRole('menuitem');
  expect(items.map((item) => item.querySelector('svg') !== null)).toEqual([true, true]);
});

test('a laid card drops in', async () => {
  const laid = [{ verb: 'laid', args: { seat: 0, field: '1,3' } }];
  show([]);
  live.follow({ view: VIEW, decisions: [], events: laid, log: [] });
  await Promise.resolve();
  expect(document.querySelector('[data-field="1,3"]')?.classList).toContain('laid');
});

test('nothing moves where animations are off', async () => {
  settings.speed = 0;
  show([]);
  const laid = [{ verb: 'laid', args: { seat: 0, field: '1,3' } }];
  live.follow({ view: VIEW, decisions: [], events: laid, log: [] });
  await Promise.resolve();
  expect(document.querySelector('[data-field="1,3"]')?.classList).not.toContain('laid');
});

test('a field on which no card fits any more is marked and says so', () => {
  show([]);
  expect(document.querySelector('.sealed')).toBeNull();
  cleanup();
  const board = { rows: 1, columns: 1, fields: { '1,1': { place: 'empty', sealed: true } } };
  live.show({ view: { ...VIEW, board } as View, decisions: [], events: [], log: [] });
  render(Table, { live });
  expect(document.querySelector('[data-field="1,1"] .sealed')).not.toBeNull();
  expect(field('1,1')?.getAttribute('aria-label')).toContain('no card fits here');
});
