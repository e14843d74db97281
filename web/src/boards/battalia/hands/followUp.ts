/** One action after the other, where each shows something: as long as they are offered. */
import { tick } from 'svelte';
import type { Action } from '../../../net/protocol';
import type { Choice } from '../../../prompt/choices.svelte';
import type { TableContext } from '../../../table/context';
import { sameAction } from './plans';

const FORCED = 'name'; // where there is one card to name, that may be done already

export class FollowUp {
  #queue: Action[] = [];

  constructor(private readonly context: TableContext) {}

  /** Answers the questions to come with these. */
  follow(actions: Action[]): void {
    this.#queue = actions;
    this.goOn();
  }

  get waiting(): boolean {
    return this.#queue.length > 0;
  }

  goOn(): void {
    const { live, choices } = this.context;
    if (!this.waiting || live.answering || live.decisions.length === 0) return;
    const at = this.#queue.findIndex((next) => this.#offered(next));
    const next = this.#queue[at];
    const passed = this.#queue.slice(0, Math.max(0, at));
    const found = next && passed.every(({ verb }) => verb === FORCED) ? this.#offered(next) : null;
    this.#queue = found ? this.#queue.slice(at + 1) : [];
    if (!found) return;
    // What ends a turn may ask first, once the board shows what there is to lose.
    if (choices.manners(found).ends) void tick().then(() => choices.goOn(found));
    else live.act(found.decision, found.action);
  }

  #offered(next: Action): Choice | undefined {
    return this.context.choices.all.find(({ action }) => sameAction(action, next));
  }
}
