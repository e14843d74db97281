/** One action after the other, where each shows something: as long as they are offered. */
import type { Action } from '../../../net/protocol';
import type { TableContext } from '../../../table/context';
import { sameAction } from './plans';

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
    const [next, ...rest] = this.#queue;
    if (!next || live.answering || live.decisions.length === 0) return;
    const found = choices.all.find(({ action }) => sameAction(action, next));
    this.#queue = found ? rest : [];
    if (found) live.act(found.decision, found.action);
  }
}
