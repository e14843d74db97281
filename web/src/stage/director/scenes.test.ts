import { expect, test } from 'vitest';
import { scenesOf } from '../../boards/games';
import { EVENTS } from '../../net/events';
import type { Event } from '../../net/protocol';
import { TONES } from '../../ui/sound';
import { lengthOf, toneOf } from './scene';

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
