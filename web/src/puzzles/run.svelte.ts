/** A puzzle on its way: what was tried, what the server said to it, and what is shown. */
import { MomentTable } from '../net/moments.svelte';
import type { Action, Event } from '../net/protocol';
import { settings } from '../settings/settings.svelte';
import { AsyncTask } from '../ui/asyncTask.svelte';
import { type Puzzle, type PuzzleMoment, solution, tableOfPuzzle, tryOut } from './source';

type Standing = 'open' | 'right' | 'wrong' | 'shown';

export class PuzzleRun {
  standing = $state<Standing>('open');
  text = $state(''); // what is said about it, once it is decided
  readonly task = new AsyncTask(); // what the server is asked
  left = $state.raw<PuzzleMoment[]>([]); // of the refutation or the plan, still to be shown
  readonly table: MomentTable;
  #actions = $state.raw<Action[]>([]);
  #log: Event[] = [];
  #told = $state.raw<Puzzle>() as Puzzle;

  constructor(
    readonly game: string,
    told: Puzzle,
    private readonly solved: () => void = () => {},
  ) {
    this.#told = told;
    this.table = new MomentTable(tableOfPuzzle(game, told), (_, action, then) => {
      void this.#answered([action, ...then]);
    });
    this.table.look(told.seat, true);
    this.again();
  }

  get puzzle(): Puzzle {
    return this.#told;
  }

  get begun(): boolean {
    return this.#actions.length > 0 || this.standing !== 'open';
  }

  /** From the beginning; in other words where they are given. */
  again(told: Puzzle = this.#told): void {
    this.#told = told;
    this.standing = 'open';
    this.text = '';
    this.left = [];
    this.#actions = [];
    this.#log = [];
    this.table.show({ ...this.#shown(told.first), decisions: told.first.decisions });
  }

  /** The next moment of what comes of it. */
  next(): void {
    const [first, ...others] = this.left;
    if (!first) return;
    this.left = others;
    this.#follow(first, null, false);
  }

  /** For whoever gives up: the plan, move by move. */
  async show(): Promise<void> {
    await this.task.run(async () => {
      const found = await solution(this.game, settings.lang, this.#told.name);
      this.again();
      this.standing = 'shown';
      this.text = found.text;
      this.left = found.moments;
      this.table.decisions = [];
    });
  }

  async #answered(more: Action[]): Promise<void> {
    const known = this.#actions.length;
    const actions = [...this.#actions, ...more];
    const done = await this.task.run(async () => {
      const tried = await tryOut(this.game, settings.lang, this.#told.name, actions, known);
      this.#actions = actions;
      const open = tried.word === 'on';
      for (const moment of tried.moments) this.#follow(moment, this.#told.seat, open);
      if (open) return;
      this.standing = tried.word === 'right' ? 'right' : 'wrong';
      this.text = tried.text;
      this.left = tried.after;
      if (tried.word === 'right') this.solved();
    });
    if (!done) this.table.refuse();
  }

  #follow(moment: PuzzleMoment, by: number | null, acts: boolean): void {
    this.#log = [...this.#log, ...moment.events];
    this.table.follow({
      ...this.#shown(moment),
      decisions: acts ? moment.decisions : [],
      by,
    });
  }

  #shown({ view, board, events }: PuzzleMoment) {
    return { view, words: board, events, log: this.#log };
  }
}
