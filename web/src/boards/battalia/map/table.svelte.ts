/** What the parts of the map share: the view by field, and what just happens where. */
import { createContext } from 'svelte';
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { Event } from '../../../net/protocol';
import type { Choices } from '../../../prompt/choices.svelte';
import { duration } from '../../../settings/settings.svelte';
import type { TableContext } from '../../../table/context';
import type { Hands } from '../hands/hands.svelte';
import { rotation } from '../hands/plans';
import { type BattaliaView, battalia, type Field, type Reachable, type Shape } from '../view';
import { effectsOf, type Kind, leapersOf } from './effects';
import { type Ghost, ghostsOf, landCard } from './ghosts';
import { byField, type Figure, figuresOf, type Post, postsOf, reusing } from './shown';

const NO_FIELD: Field = { place: 'empty' };
const NOBODY: Figure[] = [];
const NOTHING: Post[] = [];
const LENGTH = 750; // of an effect, in milliseconds

export class MapTable {
  readonly choices: Choices;
  readonly view: BattaliaView = $derived.by(() => battalia(this.context.live.view));
  readonly names: string[] = $derived.by(() => this.#named());
  readonly valley: string = $derived.by(() => String(this.view.options.valley ?? ''));
  readonly figures: Figure[] = $derived.by(() => figuresOf(this.view));
  readonly #fields: Map<string, Field> = $derived.by(() => this.#laid());
  readonly #figures: Map<string, Figure[]> = $derived.by(() => this.#grouped(this.figures));
  readonly #posts: Map<string, Post[]> = $derived.by(() => this.#pitched());
  readonly #ghosts: Map<string, Ghost> = $derived.by(() =>
    this.hands.lays ? this.#aimedGhosts() : ghostsOf(this.choices.all, this.choices.lit, this.view),
  );
  /** Where the hero that is taken up could go, and for how much. */
  readonly reach: Map<string, Reachable> = $derived.by(() => this.#reached());
  /** The way to the field that is looked at. */
  readonly way: string[] = $derived.by(() => this.#wayTo(this.hands.target || this.hands.looked));
  /** The hero a question sends somewhere, and how many steps are left. */
  readonly walker: { id: string; steps: number } | null = $derived.by(() => this.#walker());
  readonly happening = new SvelteMap<string, { kind: Kind; id: number }>();
  readonly leaping = new SvelteSet<string>(); // heroes who appear instead of walking
  #counter = 0;
  // What was drawn last, to know what has changed.
  #before = {
    names: [] as string[],
    fields: new Map<string, Field>(),
    figures: new Map<string, Figure[]>(),
    posts: new Map<string, Post[]>(),
  };

  constructor(
    readonly context: TableContext,
    readonly hands: Hands,
  ) {
    this.choices = context.choices;
  }

  field(name: string): Field {
    return this.#fields.get(name) ?? NO_FIELD;
  }

  figuresOn(name: string): Figure[] {
    return this.#figures.get(name) ?? NOBODY;
  }

  postsOn(name: string): Post[] {
    return this.#posts.get(name) ?? NOTHING;
  }

  ghostOn(name: string): Ghost | undefined {
    return this.#ghosts.get(name);
  }

  /** What the piece of a field answers to: itself and everybody on it. */
  refs(name: string): string[] {
    return [`field:${name}`, ...this.figuresOn(name).map(({ id }) => id)];
  }

  heard(events: Event[], before: BattaliaView | null): void {
    const length = duration(LENGTH);
    this.leaping.clear();
    for (const hero of leapersOf(events)) this.leaping.add(hero);
    if (length === 0) return;
    for (const { field, kind } of effectsOf(events, before)) {
      const id = ++this.#counter;
      this.happening.set(field, { kind, id });
      setTimeout(() => {
        if (this.happening.get(field)?.id === id) this.happening.delete(field);
      }, length);
    }
  }

  #aimedGhosts(): Map<string, Ghost> {
    const { verb, args = {} } = this.hands.taken?.goal ?? { verb: '' };
    const place = verb === 'city' ? 'city' : 'road';
    const found = new Map<string, Ghost>();
    for (const field of this.hands.targets.keys()) {
      const ways = this.hands.waysAt(field);
      const way = ways[this.hands.turnAt(field)];
      if (!way) continue;
      const turned = rotation(way);
      const card = landCard(place, args.shape as Shape, turned, this.view);
      const chosen = this.hands.target === field;
      found.set(field, { ...card, turned, ways: ways.length, chosen });
    }
    return found;
  }

  #reached(): Map<string, Reachable> {
    if (!this.hands.walks) return new Map();
    const [seat, number] = (this.hands.taken?.ref ?? '').slice('hero:'.length).split('.');
    const hero = this.view.players[Number(seat)]?.heroes[Number(number) - 1];
    return new Map(hero?.reach.map((step) => [step.field, step]));
  }

  /** Field by field, from where the hero stands. */
  #wayTo(field: string): string[] {
    const way = [field];
    for (let step = this.reach.get(field); step; step = this.reach.get(step.via)) {
      way.unshift(step.via);
    }
    return way.length > 1 ? way : [];
  }

  #named(): string[] {
    const names = Object.keys(this.view.board.fields);
    if (names.join(' ') !== this.#before.names.join(' ')) this.#before.names = names;
    return this.#before.names;
  }

  #laid(): Map<string, Field> {
    const fields = new Map(Object.entries(this.view.board.fields));
    this.#before.fields = reusing(this.#before.fields, fields);
    return this.#before.fields;
  }

  #grouped(figures: Figure[]): Map<string, Figure[]> {
    this.#before.figures = reusing(this.#before.figures, byField(figures));
    return this.#before.figures;
  }

  #pitched(): Map<string, Post[]> {
    this.#before.posts = reusing(this.#before.posts, byField(postsOf(this.view)));
    return this.#before.posts;
  }

  #walker(): { id: string; steps: number } | null {
    for (const { kind, seat, about } of this.context.live.decisions) {
      if (kind === 'walk') return { id: `hero:${seat}.${about.hero}`, steps: Number(about.steps) };
    }
    return null;
  }
}

export const [mapTable, setMapTable] = createContext<MapTable>();
