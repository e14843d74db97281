import { expect, test } from 'vitest';
import { scenesOf } from '../../boards/games';
import { EVENTS } from '../../net/events';
import { MomentTable } from '../../net/moments.svelte';
import type { Event } from '../../net/protocol';
import { TONES } from '../../ui/sound';
import { Director } from './director.svelte';
import { lengthOf, toneOf } from './scene';
import { FakeTime } from './timing.fake';

const GAMES = Object.keys(EVENTS);
const eventOf = (verb: string, args: string[]): Event => ({
  verb,
  args: Object.fromEntries(args.map((arg) => [arg, arg.endsWith('s') ? [1] : 1])),
});

test.each(GAMES)('every event of %s has its scene, and none has one without an event', (game) => {
  expect(Object.keys(scenesOf(game).specs).sort()).toEqual(Object.keys(EVENTS[game] ?? {}).sort());
});

test.each(GAMES)('every scene of %s takes its time, has a picture and names its places', (game) => {
  for (const [verb, args] of Object.entries(EVENTS[game] ?? {})) {
    const spec = scenesOf(game).specs[verb];
    const event = eventOf(verb, args);
    if (!spec) continue;
    expect(lengthOf(spec, event), verb).toBeGreaterThanOrEqual(200);
    expect(lengthOf(spec, event), verb).toBeLessThanOrEqual(2500);
    expect(spec.icon, verb).toBeTruthy();
    for (const ref of spec.pieces?.(event) ?? []) expect(ref, verb).not.toContain('undefined');
    const tone = toneOf(spec, event);
    if (tone) expect(TONES[tone], verb).toBeDefined();
  }
});

test.each(GAMES)('at normal speed every event of %s is on the screen for its time', (game) => {
  const scenes = scenesOf(game);
  const table = new MomentTable(null);
  const time = new FakeTime();
  const director = new Director(table, scenes, { timing: time });
  const events = Object.entries(EVENTS[game] ?? {}).map(([verb, args]) => eventOf(verb, args));
  for (const event of events) table.follow({ view: {}, decisions: [], events: [event], log: [] });
  for (const event of events) {
    const length = lengthOf(scenes.specs[event.verb] ?? { ms: 0, icon: '', topic: 'table' }, event);
    expect(director.scene?.event, event.verb).toBe(event);
    time.pass(length - 1);
    expect(director.scene?.event, event.verb).toBe(event);
    time.pass(1);
  }
  expect([director.scene, director.pending, time.idle]).toEqual([null, 0, true]);
});
