/** One's own battle, which lies over the table: where its questions are answered. */
import type { ShownTable } from '../../../net/shown';
import { battalia } from '../view';

const FIGHTING = ['opening', 'on-move', 'raise'];
const ON_THE_MAP = ['retreat-to']; // of a battle, but answered below it

export class OwnBattle {
  /** Whether it is folded to a bar; null: nobody has said so. */
  folded = $state<boolean | null>(null);

  constructor(private readonly live: ShownTable) {}

  /** Whether a question of it is answered on the map. */
  get onMap(): boolean {
    return this.live.urgent.some(({ kind }) => ON_THE_MAP.includes(kind));
  }

  /** Whether it asks: then everything to answer is there. */
  get asks(): boolean {
    const { live } = this;
    if (live.seat === null || live.urgent.length === 0 || this.onMap || this.folded) return false;
    return battalia(live.view).battles.some(({ attack, defence }) =>
      [attack.player, defence.player].includes(live.viewer),
    );
  }

  /** A card is tried out before it is laid: pressed elsewhere it only leads there. */
  get unfold(): (() => void) | undefined {
    if (!this.live.urgent.some(({ kind }) => FIGHTING.includes(kind))) return undefined;
    return () => {
      this.folded = false;
    };
  }
}
