import { expect, test } from 'vitest';
import { scenes } from '../scenes';
import { illustrate, SHOWS } from './shows';

test('every picture belongs to a scene', () => {
  expect(Object.keys(SHOWS).filter((verb) => !(verb in scenes.specs))).toEqual([]);
});

test('battles, storms and the Oracle have pictures once the stage is there', () => {
  illustrate(scenes.specs);
  for (const verb of ['attack', 'battle_cards', 'storm', 'day', 'checkpoint']) {
    expect(scenes.specs[verb]?.shows).toBe(SHOWS[verb]);
  }
});
