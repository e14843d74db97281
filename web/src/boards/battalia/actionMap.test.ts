import { expect, test } from 'vitest';
import type { Action, Decision } from '../../net/protocol';
import { actionMap } from './actionMap';

const view = {
  game: 'battalia',
  players: [{ hand_cards: ['supply', 'lord.islanders'], ambush_cards: ['chief.baerfolk'] }],
};

function refs(verb: string, args: Action['args'], kind = 'act'): string[] {
  const decision: Decision = { id: '0.1', seat: 0, kind, about: {}, actions: [] };
  return actionMap.pieces({ verb, args }, decision, view);
}

test('a card that is laid is the one in the hand, and goes to the line', () => {
  expect(refs('lay', { card: 'supply' })).toEqual([
    'do:lay',
    'card:supply',
    'hand:supply',
    'place:line',
  ]);
});

test('a card from the ambush is not one of the hand', () => {
  const laid = refs('lay', { card: 'chief.baerfolk', zone: 'ambush' });
  expect(laid).toContain('ambush:chief.baerfolk');
  expect(laid).not.toContain('hand:chief.baerfolk');
});

test('a card taken from Limbo lies there, one of a stack is laid out', () => {
  expect(refs('take', { card: 'supply' }, 'from-limbo')).toContain('limbo:supply');
  expect(refs('take', { card: 'tools.islanders' }, 'choose-colour')).toContain(
    'pick:tools.islanders',
  );
});

test('hiding sends one card to Limbo, and then one to the ambush', () => {
  expect(refs('hide', { card: 'supply' })).toContain('place:limbo');
  expect(refs('name', { card: 'supply' }, 'hide-card')).toContain('place:ambush');
});

test('piles of the stock stand for what they give', () => {
  expect(refs('hire', { rank: 'chief' })).toContain('rank:chief');
  expect(refs('city', { shape: 'x', rank: 'lord' })).toContain('city:x');
  expect(refs('income', { kind: 'supply' })).toContain('token:supply');
  expect(refs('income', { kind: 'horse' })).toContain('artefact:horse');
});

test('a card of a battle line is mentioned where it lies', () => {
  expect(refs('name', { card: 'lord.islanders', place: 'line' })).toContain('line:lord.islanders');
});

test('both heroes are mentioned where both fight', () => {
  expect(refs('heroes', { heroes: 3 })).toEqual(['do:heroes', 'hero:0.1', 'hero:0.2']);
});

test('Fate 1 is the card in the hand, also where it is offered as what it copies', () => {
  const fateful = { game: 'battalia', players: [{ hand_cards: ['fate_1'], ambush_cards: [] }] };
  const decision: Decision = { id: '0.1', seat: 0, kind: 'raise', about: {}, actions: [] };
  const laid = { verb: 'lay', args: { card: 'sword_of_elemag%' } };
  expect(actionMap.pieces(laid, decision, fateful)).toContain('hand:fate_1');
});
