/** What of a table has been shown so far: view, questions and log follow the scenes, one beat after the other. */
import type { Decision, Event, Play } from '../../net/protocol';
import type { Hearing, ShownTable, ToldTable, View } from '../../net/shown';
import { type Beat, type Frame, frameOf } from './beats';
import { HeldLog } from './heldLog.svelte';
import { Memories } from './memories';
import { PassThrough } from './passThrough';
import type { Past } from './past.svelte';

const NONE: Decision[] = []; // always the same: nothing is drawn anew because of it

export abstract class Presented extends PassThrough {
  abstract readonly past: Past;

  protected now = $state.raw<Frame>({ view: null, words: null, decisions: [], result: null });
  protected readonly held = new HeldLog(() => this.source.log);
  readonly #result = $derived.by(() => this.now.result);
  readonly #play: Play | null = $derived.by(() => this.#played());
  readonly #asked: Decision[] = $derived.by(() => this.now.decisions);
  readonly #decisions: Decision[] = $derived.by(() => this.#answerable());
  readonly #memories = new Memories();
  readonly #hearings = new Set<Hearing>();

  constructor(source: ToldTable) {
    super(source);
    this.now = frameOf(source);
  }

  get view(): View | null {
    return this.past.view ?? this.now.view;
  }
  get words(): ShownTable['words'] {
    return this.now.words;
  }
  get play(): Play | null {
    return this.#play;
  }
  /** What can be answered: asked here, and still open there. */
  get decisions(): Decision[] {
    return this.#decisions;
  }
  get urgent(): Decision[] {
    return this.seat === null ? [] : this.decisions.filter((decision) => !decision.idle);
  }
  get log(): Event[] {
    return this.held.told;
  }

  /** Told what is shown, in order, once each: with every scene its event; what is skipped is not told. */
  onevents(hearing: Hearing): () => void {
    this.#hearings.add(hearing);
    return () => this.#hearings.delete(hearing);
  }

  /** The board as it was when this was shown, as long as that is remembered. */
  viewAt(event: Event): View | undefined {
    return this.#memories.at(event);
  }

  protected tell(events: Event[], view: View | null, before: View | null): void {
    if (events.length === 0 || !view) return;
    for (const hearing of this.#hearings) hearing(events, view, before);
  }

  /** A beat that is not played. */
  protected pass(beat: Beat): void {
    this.show(beat);
    this.end(beat);
  }

  /** What a beat tells is to be seen. */
  protected show({ frame, event, spec, last }: Beat): void {
    const { view } = this.now;
    const shown = last ? frame.view : view && event && (spec?.step?.(view, event) ?? view);
    this.now = { ...this.now, view: shown, words: last ? frame.words : this.now.words };
    if (!event) return;
    this.held.tell(event);
    if (shown) this.#memories.keep(event, shown);
  }

  /** A beat is over: what it leads to can be answered. */
  protected end({ frame, last }: Beat): void {
    if (last) this.now = { ...frame };
  }

  #answerable(): Decision[] {
    if (this.past.view) return NONE;
    const open = new Set(this.source.decisions.map((decision) => decision.id));
    const left = this.#asked.filter((decision) => open.has(decision.id));
    return left.length > 0 ? left : NONE;
  }

  #played(): Play | null {
    const { play } = this.source;
    return play && { ...play, result: this.#result };
  }
}
