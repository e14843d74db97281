/** The open decisions as choices, and which pieces on the board they mention.

A piece is known by references such as `card:line_fusilier` or `field:3,4`. A board only says which
references its pieces have; whether a piece can be pressed, and what that does, follows from here.
*/
import type { Snippet } from 'svelte';
import {
  distinct,
  offered,
  type WhyNotAction,
  type WhyNotActions,
  type WhyNotContext,
} from '../boards/whyNotActions';
import { nameOf } from '../content/content.svelte';
import type { Action, Decision } from '../net/protocol';
import type { ShownTable, View } from '../net/shown';
import { playerName } from '../table/names';

export type Ref = string;

export interface Choice {
  key: string;
  number: number; // from 1: the key that chooses it
  decision: Decision;
  action: Action;
  text: string;
  group: string; // '' where the game makes no groups
  refs: Ref[]; // the first one is its key: a button of its own answers to that
}

/** What a game has to say about its actions. */
export interface ActionMap {
  /** The pieces an action mentions. */
  pieces: (action: Action, decision: Decision, view: View) => Ref[];
  /** The heading a long list puts the action under: the id of a text. */
  group: (action: Action) => string;
  /** Headings in the order they are shown; others follow. */
  groups: string[];
  /** What people may want to do although no option says so. */
  whyNotActions?: WhyNotActions;
}

export interface Menu {
  choices: Choice[];
  label: string;
  anchor: Element;
}

/** A piece that somebody pressed although it cannot act now. */
export interface Wondering {
  whyNotActions: WhyNotAction[];
  label: string;
  anchor: Element;
}

/** Every argument is a reference: `{field: "3,4"}` mentions `field:3,4`. */
export function mentioned(args: Record<string, unknown>): Ref[] {
  return Object.entries(args)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => `${key}:${value}`);
}

function mentionsNothing({ key, refs }: Choice): boolean {
  return refs.every((ref) => ref === key || ref.startsWith('do:'));
}

export class Choices {
  menu = $state.raw<Menu | null>(null);
  wondering = $state.raw<Wondering | null>(null);
  sketch = $state.raw<Snippet<[Choice]> | null>(null); // a board's drawing beside a choice in a menu
  lit = $state.raw<Ref[]>([]); // pieces of the option that is looked at
  looked = $state.raw<Ref[]>([]); // the piece that is looked at

  readonly all: Choice[] = $derived.by(() => this.#listed());
  /** What one does again and again, as far as it is not possible now. */
  readonly missing: WhyNotAction[] = $derived.by(() => this.#unavailable());
  readonly #asker: WhyNotContext | null = $derived.by(() => this.#asking());
  readonly #byRef: Map<Ref, Choice[]> = $derived.by(() => this.#indexed());

  constructor(
    private readonly live: ShownTable,
    private readonly actionMap: ActionMap,
  ) {}

  /** Choices that mention no piece: they are said, by buttons of their own. */
  get withoutPiece(): Choice[] {
    return this.#silent ? [] : this.all.filter(mentionsNothing);
  }

  /** What pressing a piece with these references can mean. */
  of(refs: Ref[]): Choice[] {
    if (this.#silent) return [];
    const found = new Set(refs.flatMap((ref) => this.#byRef.get(ref) ?? []));
    if (found.size === 0) return [];
    return this.all.filter((choice) => found.has(choice));
  }

  /** What dragging one piece to another can mean. */
  joining(one: Ref[], other: Ref[]): Choice[] {
    const fits = (choice: Choice, refs: Ref[]) => choice.refs.some((ref) => refs.includes(ref));
    return this.of(one).filter((choice) => fits(choice, other));
  }

  /** What pressing a piece would mean if it were possible. */
  wished(refs: Ref[]): WhyNotAction[] {
    const { whyNotActions } = this.actionMap;
    const at = this.#asker;
    if (!whyNotActions || !at || this.live.answering) return [];
    return distinct(refs.flatMap((ref) => whyNotActions.of(ref, at)));
  }

  /** Press a piece that cannot act now: ask why. */
  wonder(whyNotActions: WhyNotAction[], label: string, anchor: Element): void {
    this.menu = null;
    this.wondering = { whyNotActions, label, anchor };
  }

  /** Press a piece: the only choice is taken, several open a menu. */
  press(choices: Choice[], label: string, anchor: Element): void {
    const [first, ...others] = choices;
    if (!first) return;
    if (others.length === 0) this.take(first);
    else this.menu = { choices, label, anchor };
  }

  take(choice: Choice): void {
    if (this.live.seat === null) return;
    this.menu = null;
    this.wondering = null;
    this.lit = [];
    this.live.act(choice.decision, choice.action);
  }

  /** Nothing can be pressed while an answer is on its way, nor by who watches. */
  get #silent(): boolean {
    return this.live.answering !== null || this.live.seat === null;
  }

  #listed(): Choice[] {
    const { actionMap, live } = this;
    const view = live.view ?? {};
    const order = (group: string) => (actionMap.groups.indexOf(group) + 1 || 99) - 1;
    const choices = live.decisions.flatMap((decision) =>
      decision.actions
        .map((action, index) => {
          const key = `${decision.id}/${index}`;
          return {
            key,
            number: 0,
            decision,
            action,
            text: action.text ?? action.verb,
            group: actionMap.group(action),
            refs: [key, ...actionMap.pieces(action, decision, view)],
          };
        })
        .sort((a, b) => order(a.group) - order(b.group)),
    );
    return choices.map((choice, index) => ({ ...choice, number: index + 1 }));
  }

  /** Only who plays at a table with a referee can ask. */
  #asking(): WhyNotContext | null {
    const { seat, view, table, play } = this.live;
    if (seat === null || !view || !this.live.why || play?.result) return null;
    const verbs = new Set(this.all.map((choice) => choice.action.verb));
    const word = (id: string) => nameOf(table?.game ?? '', id);
    return { seat, view, verbs, word, name: (of) => playerName(table, of) };
  }

  #unavailable(): WhyNotAction[] {
    const { whyNotActions } = this.actionMap;
    const at = this.#asker;
    if (!whyNotActions || !at || this.live.urgent.length === 0) return [];
    const options = this.all.map((choice) => choice.action);
    return distinct(whyNotActions.usual(at)).filter(
      (one) => !offered(one, options, whyNotActions.about),
    );
  }

  #indexed(): Map<Ref, Choice[]> {
    const found = new Map<Ref, Choice[]>();
    for (const choice of this.all) {
      for (const ref of choice.refs) found.set(ref, [...(found.get(ref) ?? []), choice]);
    }
    return found;
  }
}
