import { expect, test } from 'vitest';
import { whyNotActions as battalia } from './battalia/whyNotActions';
import { distinct, offered, type WhyNotContext } from './whyNotActions';
import { whyNotActions as xibalba } from './xibalba/whyNotActions';

const around = {
  verbs: new Set<string>(),
  name: (seat: number) => `P${seat}`,
  word: (id: string) => id,
};
const pile = (top: string | null, locked = false) => ({ size: top ? 1 : 0, top, locked });
const players = [
  {
    seat: 0,
    level: 1,
    piles: { warhost: pile('guard'), 'field.1': pile('bar'), 'field.2': pile(null, true) },
  },
  { seat: 1, level: 1, piles: { warhost: pile(null), 'field.1': pile('mill') } },
];

function x(phase = 'action', ark: string | null = null): WhyNotContext {
  const view = {
    game: 'xibalba',
    turn: { phase },
    ark: { card: ark, owner: ark ? 1 : null },
    market: { soldier: ['scout', null], civilian: ['cook', 'baker'] },
    players,
    dice: { action: ['A', 'A', 'C'] },
  };
  return { view, seat: 0, ...around } as unknown as WhyNotContext;
}

const bare = (found: { verb: string; args: object }[]) =>
  found.map(({ verb, args }) => ({ verb, ...args }));

test('cards on offer are wanted, those that need a field with one', () => {
  expect(bare(xibalba.of('card:scout', x()))).toEqual([{ verb: 'buy', slot: 'soldier.1' }]);
  expect(bare(xibalba.of('slot:civilian.2', x()))).toEqual([
    { verb: 'buy', slot: 'civilian.2', field: 1 },
  ]);
});

test('what lies at somebody else’s base is attacked with all symbols there are', () => {
  expect(bare(xibalba.of('pile:1.field.1', x()))).toEqual([
    { verb: 'attack', target: 1, attacks: 2, criticals: 1 },
  ]);
});

test('own cards are used, those of other phases carried out, locked fields built', () => {
  expect(bare(xibalba.of('card:bar', x()))).toEqual([{ verb: 'activate', field: 1 }]);
  expect(bare(xibalba.of('card:bar', x('effect')))).toEqual([
    { verb: 'resolve', place: 'field.1' },
  ]);
  expect(bare(xibalba.of('pile:0.field.2', x()))).toEqual([{ verb: 'upgrade', level: 2 }]);
});

test('an empty Ark is entered, another one attacked', () => {
  expect(xibalba.of('ark', x())[0]?.verb).toBe('enter');
  expect(xibalba.of('ark', x('action', 'drone'))[0]?.verb).toBe('attack');
});

const fields = {
  '2,2': { place: 'city', owner: 0, level: 1 },
  '2,3': { place: 'road' },
  '4,4': { place: 'city', owner: null, level: 6 },
  '6,6': { place: 'gate' },
};

function b(verbs: string[] = []): WhyNotContext {
  const view = {
    game: 'battalia',
    board: { fields },
    options: {},
    potions: [],
    players: [
      {
        seat: 0,
        heroes: [{ field: '2,2' }, { field: null }],
        hand_cards: ['tent.baerfolk', 'supply'],
        famous: [],
      },
      { seat: 1, heroes: [{ field: '6,6' }, { field: null }], famous: [] },
    ],
  };
  return { view, seat: 0, ...around, verbs: new Set(verbs) } as unknown as WhyNotContext;
}

test('what pressing a field means depends on what lies and stands there', () => {
  expect(bare(battalia.of('field:2,2', b()))).toEqual([
    { verb: 'upgrade', field: '2,2', rank: 'chief' },
  ]);
  expect(bare(battalia.of('field:4,4', b()))).toEqual([
    { verb: 'attack', target: 'city', field: '4,4', defender: null },
  ]);
  expect(bare(battalia.of('field:6,6', b()))[0]).toMatchObject({ target: 'heroes', defender: 1 });
  expect(bare(battalia.of('field:2,3', b(['step'])))).toEqual([{ verb: 'step', field: '2,3' }]);
});

test('cards of the hand are used for what they are', () => {
  expect(battalia.of('card:tent.baerfolk', b())[0]?.verb).toBe('pitch');
  expect(battalia.of('card:tent.baerfolk', b(['lay']))[0]?.verb).toBe('lay');
  expect(battalia.of('card:lord.islanders', b())).toEqual([]);
});

test('nobody wonders about what is offered', () => {
  const hire = { verb: 'hire', args: { rank: 'lord' }, text: '' };
  const options = [{ verb: 'hire', args: { rank: 'chief' } }];
  expect(offered(hire, options, battalia.about)).toBe(false);
  expect(offered(hire, [{ verb: 'hire', args: { rank: 'lord' } }], battalia.about)).toBe(true);
});

test('the usual list says nothing twice', () => {
  for (const list of [battalia.usual(b()), xibalba.usual(x())]) {
    const texts = distinct(list).map(({ verb, args }) => JSON.stringify([verb, args]));
    expect(texts.length).toBeGreaterThan(5);
    expect(new Set(texts).size).toBe(texts.length);
  }
});
