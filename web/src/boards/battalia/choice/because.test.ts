import { expect, test } from 'vitest';
import type { Decision, Event } from '../../../net/protocol';
import { causeOf, explained, faceOf } from './because';

const event = (verb: string, args: Event['args'] = {}): Event => ({ verb, args });
const asks = (kind: string): Decision => ({ id: '1', seat: 0, kind, about: {}, actions: [] });

test('questions of the own turn explain themselves, effects do not', () => {
  expect(explained([asks('act')])).toBeUndefined();
  expect(explained([asks('act'), asks('window')])?.kind).toBe('window');
});

test('storm, fate, cards and potions have a face', () => {
  expect(faceOf(event('storm', { effect: 4 }))).toBe('storm_4');
  expect(faceOf(event('fate', { fate: 2 }))).toBe('fate_2');
  expect(faceOf(event('line', { cards: ['chief.islanders', 'supply'] }))).toBe('chief.islanders');
  expect(faceOf(event('moved', { field: '1,1' }))).toBeNull();
});

test('the cause is the last card that was played in this turn', () => {
  const storm = event('storm', { effect: 4 });
  expect(causeOf([event('turn'), storm, event('moved')])?.face).toBe('storm_4');
  expect(causeOf([storm, event('turn'), event('moved')])).toBeNull();
});
