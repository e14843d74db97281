import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MomentTable } from '../net/moments.svelte';
import type { Event } from '../net/protocol';
import type { View } from '../net/shown';
import { settings } from '../settings/settings.svelte';
import StageTable from './StageTable.fake.svelte';

const QUERY: MediaQueryList = Object.getPrototypeOf(matchMedia('all'));
const STEP = 50; // milliseconds between two looks
const event = (verb: string, args: Record<string, unknown>): Event => ({
  verb,
  args,
  text: `${verb} ${args.seat}`,
});
const view = (seat: number): View =>
  ({ game: 'xibalba', turn: { seat, number: 1 }, players: [{ seat: 0 }, { seat: 1 }] }) as View;

const BEFORE = [event('turn', { seat: 0, number: 3 })];
const EVENTS = [
  event('turn', { seat: 1, number: 4 }),
  event('roll', { seat: 1, faces: ['R2', 'A3'], cause: 'initial_roll' }),
  event('buy', { seat: 1, card: 'gunslinger', price: 1, slot: 'soldier.1' }),
  event('resources', { seat: 1, change: -3, total: 2, cause: 'payment' }),
  event('attack', { seat: 1, card: 'gunslinger', attack_target: 0 }),
];

/** What is seen of a turn of somebody else: scenes with their times, the recap, and movements. */
interface Seen {
  scenes: [string, number][];
  recap: string;
  log: string;
  moved: boolean;
}

let movements: Keyframe[][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  settings.lang = 'en';
  settings.speed = 1;
  movements = [];
  Element.prototype.animate = function animate(this: Element, frames) {
    movements.push(frames as Keyframe[]);
    const motion: Partial<Animation> = {
      finished: new Promise<Animation>(() => {}),
      cancel: () => {},
      updatePlaybackRate: () => {},
    };
    return motion as Animation;
  } as Element['animate'];
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

function watched(reduced: boolean): Seen {
  vi.spyOn(QUERY, 'matches', 'get').mockReturnValue(reduced);
  const table = new MomentTable(null);
  table.look(0, true);
  table.show({ view: view(0), decisions: [], events: [], log: BEFORE });
  render(StageTable, { table });
  table.follow({
    view: view(1),
    decisions: [],
    events: EVENTS,
    log: [...BEFORE, ...EVENTS],
    by: 1,
  });
  flushSync();
  const scenes: [string, number][] = [];
  for (let time = 0; time < 20_000; time += STEP) {
    const said = document.querySelector('[data-playing]')?.textContent ?? '';
    const last = scenes.at(-1);
    if (last?.[0] === said) last[1] += STEP;
    else scenes.push([said, STEP]);
    if (!said) break;
    vi.advanceTimersByTime(STEP);
    flushSync();
  }
  const recap = document.querySelector('.recap')?.textContent ?? '';
  const log = document.querySelector('[role=log], .log')?.textContent ?? '';
  const differs = ([first, ...others]: Keyframe[]) =>
    others.some((one) => one.transform !== first?.transform);
  const moved = movements.some(differs);
  cleanup();
  movements = [];
  return { scenes, recap, log, moved };
}

const PATIENCE = 30_000; // everything is drawn twice

test(
  'who wants little movement sees the same in the same order, for as long, and nothing moves',
  () => {
    const usual = watched(false);
    expect(usual.scenes).toHaveLength(EVENTS.length + 1);
    const plain = watched(true);
    expect(plain.scenes).toEqual(usual.scenes);
    expect([plain.recap, plain.log]).toEqual([usual.recap, usual.log]);
    expect([usual.moved, plain.moved]).toEqual([true, false]);
  },
  PATIENCE,
);
