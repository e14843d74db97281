import { afterEach, expect, test } from 'vitest';
import { settings } from '../../settings/settings.svelte';
import { Happenings } from './happenings.svelte';

const event = (verb: string, args: Record<string, unknown>) => ({ verb, args }) as never;

afterEach(() => {
  settings.speed = 1;
});

test('a roll sets dice tumbling, a blow shakes the Ark', () => {
  const happenings = new Happenings();
  happenings.hear([event('roll', { seat: 0 }), event('life', { change: -1 })]);
  expect([happenings.rolls, happenings.struck]).toEqual([1, 1]);
});

test('healing shakes nothing', () => {
  const happenings = new Happenings();
  happenings.hear([event('life', { change: 2 })]);
  expect(happenings.struck).toBe(0);
});

test('nothing moves where animations are turned off', () => {
  settings.speed = 0;
  const happenings = new Happenings();
  happenings.hear([event('roll', { seat: 0 }), event('life', { change: -1 })]);
  expect([happenings.rolls, happenings.struck]).toEqual([0, 0]);
});
