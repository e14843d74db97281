import { expect, test } from 'vitest';
import type { Choice } from '../../../prompt/choices.svelte';
import type { BattaliaView } from '../view';
import { movesOf } from './drag';
import { effectsOf, leapersOf } from './effects';
import { cardOf, ghostsOf } from './ghosts';
import { byField, figuresOf, postsOf, reusing } from './shown';

const hero = (number: number, field: string | null, booster: number | null = null) => ({
  number,
  field,
  booster,
});
const view = {
  board: { rows: 7, columns: 11, fields: {} },
  npcs: { metamorpha: '7,2', bilkarr: null, direction: null, rests: false },
  players: [
    { seat: 0, heroes: [hero(1, '2,7', 3), hero(2, null)], posts: ['2,9', '1,10'] },
    { seat: 1, heroes: [hero(1, null), hero(2, '2,7')], posts: ['3,2'] },
  ],
  stock: {
    stacks: {
      'road.curve': { size: 3, top: 'frost_fields' },
      'city.t': { size: 1, top: 'red_canyons' },
    },
  },
} as unknown as BattaliaView;

function site(field: string, turned: number, kind = 'choose-site', more = {}): Choice {
  const about = { action: 'road', shape: 'curve', ...more };
  const action = { verb: 'site', args: { field, ...(turned ? { turned } : {}) } };
  const decision = { id: '1', seat: 1, kind, about, actions: [action] };
  return {
    key: `${field}/${turned}`,
    number: 1,
    decision,
    action,
    text: '',
    group: '',
    refs: [`field:${field}`],
  };
}

test('heroes and wanderers stand on their fields; who is beside the board is not shown', () => {
  const figures = figuresOf(view);
  expect(figures.map(({ id, field }) => [id, field])).toEqual([
    ['npc:metamorpha', '7,2'],
    ['hero:0.1', '2,7'],
    ['hero:1.2', '2,7'],
  ]);
  expect(figures.find(({ id }) => id === 'hero:0.1')?.ring).toBe(true);
  expect(byField(figures).get('2,7')).toHaveLength(2);
});

test('trading posts have stars once both of a player stand', () => {
  expect(postsOf(view).map(({ seat, star }) => [seat, star])).toEqual([
    [0, true],
    [0, true],
    [1, false],
  ]);
});

test('what did not change keeps its identity', () => {
  const before = new Map([
    ['1,1', { level: 1 }],
    ['1,2', { level: 2 }],
  ]);
  const now = reusing(
    before,
    new Map([
      ['1,1', { level: 1 }],
      ['1,2', { level: 3 }],
    ]),
  );
  expect(now.get('1,1')).toBe(before.get('1,1'));
  expect(now.get('1,2')).toEqual({ level: 3 });
});

test('a card that could be laid is the top one of its stack, turned', () => {
  expect(cardOf(site('3,3', 1), view)).toEqual({
    place: 'road',
    terrain: 'frost_fields',
    exits: ['east', 'south'],
  });
  expect(cardOf(site('3,3', 0, 'free-road', { shape: 'curve' }), view)?.exits).toEqual([
    'north',
    'east',
  ]);
});

test('a field shows one of the cards that fit, and how many ways round there are', () => {
  const [one, other] = [site('3,3', 0), site('3,3', 2)];
  expect(ghostsOf([one, other], [], view).get('3,3')).toMatchObject({
    exits: ['north', 'east'],
    ways: 2,
  });
  expect(ghostsOf([one, other], other.refs, view).get('3,3')).toMatchObject({
    exits: ['south', 'west'],
    ways: 2,
  });
});

test('other choices lay no card', () => {
  const step = { ...site('3,3', 0), action: { verb: 'step', args: { field: '3,3' } } };
  expect(ghostsOf([step], [], view).size).toBe(0);
});

test('a hero can be dragged where the question about him leads, other heroes cannot', () => {
  const step: Choice = {
    ...site('3,3', 0, 'walk', { hero: 2 }),
    action: { verb: 'step', args: { field: '3,3' } },
  };
  expect(movesOf([step], 'hero:1.2')).toEqual([step]);
  expect(movesOf([step], 'hero:1.1')).toEqual([]);
});

test('a jump flashes at both gates and the hero does not walk', () => {
  const events = [{ verb: 'jumped', args: { seat: 0, hero: 1, field: '6,4' } }];
  expect(effectsOf(events, view)).toEqual([
    { field: '6,4', kind: 'flash' },
    { field: '2,7', kind: 'flash' },
  ]);
  expect(leapersOf(events)).toEqual(['hero:0.1']);
});

test('laid and swapped cards drop in, cities grow, other events show nothing', () => {
  const events = [
    { verb: 'laid', args: { field: '1,1' } },
    { verb: 'swapped', args: { field: '1,2', other_field: '1,3' } },
    { verb: 'city', args: { owner: 1, field: '2,2', level: 2 } },
    { verb: 'moved', args: { seat: 0, hero: 1, field: '2,8' } },
  ];
  expect(effectsOf(events, null).map(({ field, kind }) => `${field} ${kind}`)).toEqual([
    '1,1 laid',
    '1,2 laid',
    '1,3 laid',
    '2,2 grown',
  ]);
});
