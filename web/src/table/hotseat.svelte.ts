/** Several people at one device: a connection per seat, one of them shown; where hands are hidden a curtain in between. */
import type { LiveTable } from '../net/live.svelte';

export class HotSeat {
  shown = $state(0);
  drawn = $state(false); // the curtain: nothing of any hand is on the screen
  next = $state(0);

  handed = $state(0); // times that the device changed hands without a curtain

  /** `hides`: whether somebody holds what the others must not see. */
  constructor(
    readonly lives: LiveTable[],
    private readonly hides: boolean,
  ) {
    if (hides && lives.length > 1) this.drawn = true;
  }

  get live(): LiveTable {
    return this.lives[this.shown] as LiveTable;
  }

  /** Who has to be handed the device: somebody is asked, and whoever sits there is not. */
  get waited(): number | null {
    if (this.lives.length < 2 || this.live.play?.result) return null;
    const now = this.drawn ? this.next : this.shown;
    if ((this.lives[now]?.urgent.length ?? 0) > 0) return null;
    const other = this.lives.findIndex((live) => live.urgent.length > 0);
    return other < 0 || other === now ? null : other;
  }

  handTo(index: number): void {
    this.next = index;
    if (this.hides) {
      this.drawn = true;
      return;
    }
    this.open();
    this.handed += 1;
  }

  open(): void {
    this.shown = this.next;
    this.drawn = false;
  }
}
