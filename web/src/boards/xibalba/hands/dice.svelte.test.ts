import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { Apart, gathering, gathers, rolling, worth, worthKeeping } from './dice.svelte';

test('blanks are proposed to be rolled again', () => {
  expect(['R-', 'A-', 'R1', 'C'].map(worthKeeping)).toEqual([false, false, true, true]);
});

test('kept dice are named one by one, then the others are rolled', () => {
  expect(rolling(['R2', 'A-', 'C'], [true, false, true])).toEqual([
    { verb: 'keep', args: { face: 'R2' } },
    { verb: 'keep', args: { face: 'C' } },
    { verb: 'roll', args: {} },
  ]);
});

test('rolling everything is one action', () => {
  expect(rolling(['R2', 'C'], [false, false])).toEqual([{ verb: 'roll', args: {} }]);
});

test('resources are gathered, gems exchanged', () => {
  expect(gathering(['R2', 'G1']).map(({ verb }) => verb)).toEqual(['gather', 'exchange']);
  expect(['R3', 'R-', 'A', 'G2', 'G-'].map(gathers)).toEqual([true, false, false, true, false]);
  expect(['R3', 'G2', 'A'].map(worth)).toEqual([3, 0, 0]);
});

test('what was set apart is forgotten when the dice have changed', () => {
  const apart = new Apart();
  apart.toggle('R2,R1', 1);
  expect([...apart.at('R2,R1')]).toEqual([1]);
  expect(apart.at('R2').size).toBe(0);
  apart.toggle('R2,R1', 1);
  expect(apart.at('R2,R1').size).toBe(0);
});

test('whoever looks at the dice sees the first one that is set apart', () => {
  const apart = new Apart();
  const seen: number[][] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      seen.push([...apart.at('R2,R1')]);
    });
  });
  flushSync();
  apart.toggle('R2,R1', 1);
  flushSync();
  stop();
  expect(seen).toEqual([[], [1]]);
});
