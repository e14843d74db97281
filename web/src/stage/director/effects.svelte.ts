/** What flies, rises and rings on the screen while something happens; it covers nothing and waits for nothing. */
import type { Event } from '../../net/protocol';
import type { Director } from './director.svelte';
import { nextFrame } from './frames';
import { type Box, middle, Places } from './places';
import { type Change, type Flight, lengthOf, type SceneSpec, seatOf } from './scene';
import { specOf } from './tableScenes';

interface Shown {
  id: number;
  ms: number; // at normal speed
  delay: number;
}

export interface Ring extends Shown, Box {
  seat: number | null;
}

export interface Rising extends Shown {
  x: number;
  y: number;
  change: Change;
}

export interface Flying extends Shown {
  card: string | null;
  x: number;
  y: number;
  dx: number;
  dy: number;
}

interface Told {
  event: Event;
  spec: SceneSpec;
  boxes: Box[];
  places: Places; // as the page is now
  ms: number;
  delay: number;
}

const OWN = 700; // milliseconds for what the viewer does: nothing waits for it
const SHORTEST = 400; // less would only flicker
const APART = 60; // milliseconds between things that come together
const MOST = 12; // rings at once: more would only confuse

export class Effects {
  rings = $state.raw<Ring[]>([]);
  rising = $state.raw<Rising[]>([]);
  flying = $state.raw<Flying[]>([]);
  #count = 0;
  #cleared = 0; // how often

  constructor(private readonly director: Director) {}

  /** Call before the page shows what has happened: what vanishes is still there to be found. */
  async show(events: Event[]): Promise<void> {
    const told = events.map((event) => ({ event, spec: specOf(this.director.game, event) }));
    const then = new Places();
    const before = told.map(({ event, spec }) => then.boxes(spec.pieces?.(event) ?? []));
    const cleared = this.#cleared;
    await nextFrame();
    if (cleared !== this.#cleared) return;
    const places = new Places();
    told.forEach(({ event, spec }, index) => {
      const ms = this.#plays(event) ? Math.max(SHORTEST, lengthOf(spec, event)) : OWN;
      const now = places.boxes(spec.pieces?.(event) ?? []);
      const boxes = now.length > 0 ? now : (before[index] ?? []);
      this.#show({ event, spec, boxes, places, ms, delay: index * APART });
    });
  }

  #plays(event: Event): boolean {
    const { scene, past } = this.director;
    return (past.scene ?? scene)?.event === event;
  }

  done(id: number): void {
    this.rings = this.rings.filter((one) => one.id !== id);
    this.rising = this.rising.filter((one) => one.id !== id);
    this.flying = this.flying.filter((one) => one.id !== id);
  }

  clear(): void {
    this.#cleared += 1;
    this.rings = [];
    this.rising = [];
    this.flying = [];
  }

  #show({ event, spec, boxes, places, ms, delay }: Told): void {
    const seat = spec.turn?.(event)[0] ?? seatOf(event);
    const rings = boxes.map((box) => ({ id: this.#next(), ms, delay, seat, ...box }));
    this.rings = [...this.rings, ...rings].slice(-MOST);
    const change = spec.change?.(event);
    if (change && change.amount !== 0) this.#rise(change, places, ms, delay);
    const flights = spec.flights?.(event, this.director.viewer) ?? [];
    flights.forEach((flight, at) => {
      this.#fly(flight, places, ms, delay + at * APART);
    });
  }

  #rise(change: Change, places: Places, ms: number, delay: number): void {
    const [box] = places.boxes(change.at);
    if (box)
      this.rising = [...this.rising, { id: this.#next(), ms, delay, change, ...middle(box) }];
  }

  #fly({ card, from, to }: Flight, places: Places, ms: number, delay: number): void {
    const [start] = places.boxes(from);
    const [end] = places.boxes(to);
    if (!start || !end) return; // one of the places is not on the screen
    const { x, y } = middle(start);
    const there = middle(end);
    const way = { x, y, dx: there.x - x, dy: there.y - y };
    this.flying = [
      ...this.flying,
      { id: this.#next(), ms: Math.min(ms, OWN), delay, card, ...way },
    ];
  }

  #next(): number {
    this.#count += 1;
    return this.#count;
  }
}
