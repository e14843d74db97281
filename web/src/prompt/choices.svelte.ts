/** What pressing the pieces of a board means: a click selects a piece, its verbs and targets appear,
a verb or a target commits. What destroys something, or ends a turn with something left to do, asks
first; just after the options changed nothing is heard. */
import { type Snippet, untrack } from 'svelte';
import type { WhyNotAction } from '../boards/whyNotActions';
import { has, t } from '../i18n/texts';
import type { Action, Decision, Goal } from '../net/protocol';
import {
  type Choice,
  type Offer,
  type Ref,
  sameAction,
  sameDecisions,
  targetsOf,
  type Way,
} from './choice';
import { offersOf } from './listing';
import { Options } from './options.svelte';
import { paidBy } from './payments';
import { Planner } from './planner';

export { type Choice, mentioned, type Offer, type Ref, type Way } from './choice';
export type { ActionMap } from './listing';

/** A piece that was pressed: what it can do, and where. */
export interface Selection {
  refs: Ref[];
  label: string;
  anchor: Element;
  choices: Choice[];
  verb: string | null; // the one that was chosen among several
  wished: WhyNotAction[]; // what it cannot do now
  sought: string[]; // verbs that the server is still asked about: perhaps in several steps
}

/** A piece that somebody pressed although it cannot act now. */
export interface Wondering {
  whyNotActions: WhyNotAction[];
  label: string;
  anchor: Element;
}

/** A deed that waits for a second word. */
export interface Confirming {
  text: string;
  left: string[]; // what could still be done, where that is why it is asked
  means?: string; // what it costs, where that is why
  act: () => void;
}

export const DEAF = 300; // milliseconds after the options changed in which clicks mean the old ones

export class Choices extends Options {
  selected = $state.raw<Selection | null>(null);
  confirming = $state.raw<Confirming | null>(null);
  wondering = $state.raw<Wondering | null>(null);
  sketch = $state.raw<Snippet<[Choice]> | null>(null); // a board's drawing beside a choice in a menu
  begins = $state.raw<((choices: Choice[]) => boolean) | null>(null); // a board that proposes how to pay
  regrets = $state.raw<((choice: Choice) => boolean) | null>(null); // what would be missed: a board may judge
  speaks = $state.raw<((letter: string, refs: Ref[], at: Element) => boolean) | null>(null); // a board's own letters
  spends = $state.raw<((choice: Choice) => Promise<string | null>) | null>(null); // what a board wants said before
  asking = $state(false); // a board is looking whether something is to be said before
  ownVerbs = $state(false); // the board shows the verbs at the selected piece itself
  lit = $state.raw<Ref[]>([]); // pieces of the option that is looked at
  looked = $state.raw<Ref[]>([]); // the piece that is looked at
  deaf = $state(false); // the options have just changed

  #waking: ReturnType<typeof setTimeout> | undefined;
  readonly #planner = new Planner(this.live, this.actionMap);

  /** What is meant by the selected piece, and by its verb if one was chosen. */
  readonly meant: Choice[] = $derived.by(() => {
    const { choices = [], verb = null } = this.selected ?? {};
    return verb === null ? choices : choices.filter(({ action }) => action.verb === verb);
  });
  /** Where one can point next, each with the choices that it would mean. */
  readonly targets: Map<Ref, Choice[]> = $derived.by(() => this.#targets());
  /** What the selected piece can do: harmless verbs first, those that destroy last. */
  readonly offers: Offer[] = $derived.by(() =>
    offersOf(this.selected?.choices ?? [], this.verbs, (verb, first) => this.verbName(verb, first)),
  );

  /** Call it where the choices are shown: from then on it notices when they change. */
  attend(): void {
    let known: Decision[] = [];
    $effect(() => {
      const { decisions } = this.live;
      untrack(() => {
        const lost = this.selected?.choices.every((choice) => this.gone(choice)) ?? false;
        if (lost) this.unselect();
        const now = this.frozen ?? decisions;
        if (!sameDecisions(known, now)) this.#changed();
        known = now;
      });
    });
    $effect(() => () => {
      clearTimeout(this.#waking);
      this.#planner.left = true;
    });
  }

  /** What pointing at a piece means for the one that is selected. */
  at(refs: Ref[]): Choice[] {
    if (this.silent || this.isSelected(refs)) return [];
    return [...new Set(refs.flatMap((ref) => this.targets.get(ref) ?? []))];
  }

  isSelected(refs: Ref[]): boolean {
    const { selected } = this;
    return selected !== null && refs.length > 0 && refs.every((ref) => selected.refs.includes(ref));
  }

  /** Whether somebody else has made it impossible since the piece was selected. */
  gone(choice: Choice): boolean {
    return this.frozen !== null && this.#current(choice) === null;
  }

  /** Press a piece: it is selected, or is the target of the selected one, or left again. */
  click(refs: Ref[], label: string, anchor: Element): void {
    if (this.deaf || this.silent) return;
    const pointed = this.at(refs).filter((choice) => !this.gone(choice));
    if (pointed.length > 0) this.press(pointed, label, anchor, refs);
    else if (this.isSelected(refs)) this.unselect();
    else this.select(refs, label, anchor);
  }

  /** Select a piece. What is harmless and free is done at once where it means nothing else. */
  select(refs: Ref[], label: string, anchor: Element): void {
    this.unselect();
    const choices = this.of(refs);
    const [first, ...others] = choices;
    if (!first) return;
    if (others.length === 0 && this.manners(first).instant) this.#act(first);
    else {
      const goals = this.#openGoals(refs, choices);
      this.#selecting({ refs, label, anchor, choices, verb: null }, goals);
      void this.#further(refs, goals);
    }
  }

  /** A piece was brought to its target: what can be undone is done, anything else needs its button. */
  press(choices: Choice[], label: string, anchor: Element, target: Ref[] = []): void {
    if (this.deaf || this.silent) return;
    const [first, ...others] = choices;
    if (!first) return;
    const { final, danger } = this.manners(first);
    if (others.length === 0 && !final && !danger) this.#act(first);
    else {
      const refs = [...(this.selected?.refs ?? []), ...target];
      this.#selecting({ refs, label, anchor, choices, verb: null });
    }
  }

  /** Press a piece that cannot act now: perhaps in several steps, else ask why. */
  async wonder(refs: Ref[], label: string, anchor: Element): Promise<void> {
    this.unselect();
    const goals = this.#planner.goals(refs, this.asker);
    const choices = goals.length > 0 ? await this.#planner.choices(goals) : [];
    if (this.#planner.left) return;
    if (choices.length > 0) {
      this.#selecting({ refs, label, anchor, choices, verb: null });
      await this.#priced(refs);
    } else this.wondering = { whyNotActions: this.wished(refs), label, anchor };
  }

  /** Pay for what is selected in another way: `wanted` says for each choice in which. */
  pay(wanted: (choice: Choice) => Way | undefined): void {
    const { selected } = this;
    if (!selected || this.silent) return;
    const choices = selected.choices.map((choice) => {
      const way = wanted(choice);
      return way ? paidBy(choice, way) : choice;
    });
    this.selected = { ...selected, choices };
  }

  /** Choose a verb by its key or its button: of the selected piece, or of any. */
  choose(verb: string, anchor: Element): void {
    if (this.deaf || this.silent) return;
    const fits = (choice: Choice) => choice.action.verb === verb;
    const own = this.selected?.choices.filter(fits) ?? [];
    const choices = own.length > 0 ? own : this.all.filter(fits);
    const [first, ...others] = choices;
    if (!first) return;
    if (others.length === 0) this.pick(first);
    else if (this.selected && own.length > 0) this.selected = { ...this.selected, verb };
    else {
      const label = this.verbName(verb, first);
      this.#selecting({ refs: [`do:${verb}`], label, anchor, choices, verb });
    }
  }

  /** The verb that a letter means among some choices: those of the selected piece first, else any. */
  keyed(letter: string, among = [...(this.selected?.choices ?? []), ...this.all]): string | null {
    return among.find((choice) => this.manners(choice).key === letter)?.action.verb ?? null;
  }

  /** A letter at a piece says what is to be done, and with what: it is done, or its targets appear. */
  say(letter: string, refs: Ref[], label: string, anchor: Element): boolean {
    if (this.deaf) return false;
    if (this.speaks?.(letter, refs, anchor)) return true;
    const own = this.of(refs);
    const verb = this.keyed(letter, own);
    const [first, ...others] = own.filter(({ action }) => action.verb === verb);
    if (!first) return false;
    this.#selecting({ refs, label, anchor, choices: [first, ...others], verb });
    if (this.begins?.([first, ...others])) this.unselect();
    else if (others.length === 0) this.take(first);
    return true;
  }

  unselect(): void {
    this.selected = null;
    this.frozen = null;
    this.wondering = null;
    this.lit = [];
  }

  /** Choose a verb of the selected piece: where its board proposes how to pay, that comes first. */
  pick(choice: Choice): void {
    if (!this.deaf && !this.gone(choice) && this.begins?.([choice])) this.unselect();
    else this.take(choice);
  }

  /** Answer by a button that says what it does; what is gone for good is asked about first. */
  take(choice: Choice): void {
    if (this.deaf) return;
    const { spends } = this;
    if (!spends || this.live.seat === null) this.goOn(choice);
    else void this.#takeIfSaid(choice, spends);
  }

  /** Answers at once, unless the board knows of something that is to be said before. */
  async #takeIfSaid(choice: Choice, spends: (choice: Choice) => Promise<string | null>) {
    if (this.asking) return;
    this.asking = true;
    const means = await spends(choice);
    if (means)
      this.confirming = { text: choice.text, left: [], means, act: () => this.#act(choice) };
    else this.goOn(choice);
    this.asking = false;
  }

  /** Goes on with what was said before: no click could mean something older. */
  goOn(choice: Choice): void {
    if (this.live.seat === null || this.gone(choice)) return;
    const { danger, ends } = this.manners(choice);
    const left = ends ? this.#useful(choice) : [];
    const act = () => this.#act(choice);
    if (danger || left.length > 0) this.confirming = { text: choice.text, left, act };
    else act();
  }

  /** The second word: yes. */
  confirm(): void {
    const asked = this.confirming;
    this.confirming = null;
    asked?.act();
  }

  /** What a verb is called where it has several choices. */
  verbName(verb: string, first: Choice): string {
    return has(`verb-${verb}`) ? t(`verb-${verb}`) : first.text;
  }

  #act(choice: Choice): void {
    const found = this.#current(choice);
    if (!found || this.live.seat === null) return;
    this.unselect();
    this.confirming = null;
    this.live.act(found.decision, found.action, choice.steps?.slice(1) ?? []);
  }

  /** What begins the choice among what is asked now, where others may have acted meanwhile. */
  #current(choice: Choice): { decision: Decision; action: Action } | null {
    const first = choice.steps?.[0] ?? choice.action;
    const decision = this.live.decisions.find(({ id }) => id === choice.decision.id);
    const action = decision?.actions.find((one) => sameAction(one, first));
    return decision && action ? { decision, action } : null;
  }

  #selecting(selection: Omit<Selection, 'wished' | 'sought'>, goals: Goal[] = []): void {
    this.frozen ??= this.live.decisions;
    this.wondering = null;
    const wished = this.#unable(selection.refs, selection.choices);
    const unsure = (verb: string) => wished.some((action) => action.verb === verb);
    const sought = [...new Set(goals.map(({ verb }) => verb))].filter(unsure);
    this.selected = { ...selection, wished, sought };
  }

  #unable(refs: Ref[], choices: Choice[]): WhyNotAction[] {
    const able = new Set(choices.map(({ action }) => action.verb));
    return this.wished(refs).filter(({ verb }) => !able.has(verb));
  }

  /** What the server is asked about a selected piece. What is offered and the board plans when it is
  begun is not: a line that is read and pressed would give way to the fields it leads to. */
  #openGoals(refs: Ref[], offered: Choice[]): Goal[] {
    const goals = this.#planner.goals(refs, this.asker);
    if (!this.begins) return goals;
    return goals.filter(({ verb }) => !offered.some(({ action }) => action.verb === verb));
  }

  /** What the selected piece can come to in several steps: it is told a moment later. */
  async #further(refs: Ref[], goals: Goal[]): Promise<void> {
    if (goals.length === 0) return;
    const found = await this.#planner.choices(goals);
    if (this.#planner.left || !this.selected || !this.isSelected(refs)) return;
    const known = this.selected.choices.map(({ action }) => action);
    const more = found.filter(({ action }) => !known.some((one) => sameAction(one, action)));
    const choices = [...this.selected.choices, ...more];
    this.selected = { ...this.selected, choices, wished: this.#unable(refs, choices), sought: [] };
    await this.#priced(refs);
  }

  /** What is paid for by several steps can perhaps be paid for otherwise. */
  async #priced(refs: Ref[]): Promise<void> {
    for (const asked of this.selected?.choices ?? []) {
      if (!asked.steps || asked.steps.length < 2) continue;
      const ways = await this.#planner.ways(asked);
      const { selected } = this;
      if (this.#planner.left || !selected || !this.isSelected(refs)) return;
      const choices = selected.choices.map((choice) =>
        choice.key === asked.key ? { ...choice, ways } : choice,
      );
      this.selected = { ...selected, choices };
    }
  }

  #changed(): void {
    this.confirming = null;
    this.deaf = true;
    clearTimeout(this.#waking);
    this.#waking = setTimeout(() => {
      this.deaf = false;
    }, DEAF);
  }

  /** What one would leave undone by ending the turn. */
  #useful(ending: Choice): string[] {
    const texts = this.all
      .filter(({ decision }) => decision.id === ending.decision.id)
      .filter((choice) => {
        const { useful } = this.manners(choice);
        return useful === 'judged' ? (this.regrets?.(choice) ?? true) : useful;
      })
      .map((choice) => this.verbName(choice.action.verb, choice));
    return [...new Set(texts)];
  }

  #targets(): Map<Ref, Choice[]> {
    const found = new Map<Ref, Choice[]>();
    const refs = this.selected?.refs ?? [];
    for (const choice of this.meant) {
      for (const ref of targetsOf(choice, refs))
        found.set(ref, [...(found.get(ref) ?? []), choice]);
    }
    return found;
  }
}
