/** The open decisions as choices, and which pieces on the board they mention.

A piece is known by references such as `card:line_fusilier` or `field:3,4`. A board only says which
references its pieces have; what they can mean follows from here.
*/
import { distinct, offered, type WhyNotAction, type WhyNotContext } from '../boards/whyNotActions';
import { nameOf } from '../content/content.svelte';
import type { Decision } from '../net/protocol';
import type { ShownTable } from '../net/shown';
import { playerName } from '../table/names';
import { type Choice, mentionsNothing, type Ref } from './choice';
import { type ActionMap, listed } from './listing';
import { mannersOf, type VerbManners, type Verbs } from './manners';

const NONE: Choice[] = []; // always the same: pieces look as before while nothing is asked

export class Options {
  /** As they were when a piece was selected: nothing changes under the pointer because others act. */
  protected frozen = $state.raw<Decision[] | null>(null);

  readonly all: Choice[] = $derived.by(() => this.#listed());
  /** What one does again and again, as far as it is not possible now. */
  readonly missing: WhyNotAction[] = $derived.by(() => this.#unavailable());
  /** Who asks why something is not possible, or how it would be; null where nobody answers. */
  protected readonly asker: WhyNotContext | null = $derived.by(() => this.#asking());
  /** The same for what pieces look like: while scenes play, no piece is drawn anew for it. */
  readonly #calm: WhyNotContext | null = $derived.by(() => {
    if (!this.live.playing) this.#calmed = this.asker;
    return this.#calmed;
  });
  #calmed: WhyNotContext | null = null;
  readonly #byRef: Map<Ref, Choice[]> = $derived.by(() => indexed(this.all));

  constructor(
    protected readonly live: ShownTable,
    protected readonly actionMap: ActionMap,
    protected readonly verbs: Verbs = {},
  ) {}

  /** Choices that mention no piece: they are said, by buttons of their own. */
  get withoutPiece(): Choice[] {
    return this.silent ? [] : this.all.filter(mentionsNothing);
  }

  manners({ action }: Pick<Choice, 'action'>): VerbManners {
    return mannersOf(this.verbs, action.verb);
  }

  /** What pressing a piece with these references can mean. */
  of(refs: Ref[]): Choice[] {
    if (this.silent) return [];
    const found = new Set(refs.flatMap((ref) => this.#byRef.get(ref) ?? []));
    if (found.size === 0) return [];
    return this.all.filter((choice) => found.has(choice));
  }

  /** What dragging one piece to another can mean. */
  joining(one: Ref[], other: Ref[]): Choice[] {
    const fits = (choice: Choice, refs: Ref[]) => choice.refs.some((ref) => refs.includes(ref));
    return this.of(one).filter((choice) => fits(choice, other));
  }

  /** Whether there would be something to press a piece for, if it were possible. */
  wonders(refs: Ref[]): boolean {
    return this.wished(refs, this.#calm).length > 0;
  }

  /** What pressing a piece would mean if it were possible. */
  wished(refs: Ref[], at: WhyNotContext | null = this.asker): WhyNotAction[] {
    const { whyNotActions } = this.actionMap;
    if (!whyNotActions || !at || this.live.answering) return [];
    return distinct(refs.flatMap((ref) => whyNotActions.of(ref, at)));
  }

  /** Nothing can be pressed while an answer is on its way, nor by who watches. */
  protected get silent(): boolean {
    return this.live.answering !== null || this.live.seat === null;
  }

  #listed(): Choice[] {
    const decisions = this.frozen ?? this.live.decisions;
    if (decisions.length === 0) return NONE;
    return listed(decisions, this.actionMap, this.verbs, this.live.view ?? {});
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
    const at = this.asker;
    if (!whyNotActions || !at || this.live.urgent.length === 0) return [];
    const options = this.all.map((choice) => choice.action);
    return distinct(whyNotActions.usual(at)).filter(
      (one) => !offered(one, options, whyNotActions.about),
    );
  }
}

function indexed(choices: Choice[]): Map<Ref, Choice[]> {
  const found = new Map<Ref, Choice[]>();
  for (const choice of choices) {
    for (const ref of choice.refs) found.set(ref, [...(found.get(ref) ?? []), choice]);
  }
  return found;
}
