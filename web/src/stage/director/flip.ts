/** Cards that fly from where they lay to where they lie now.

Every card on the table carries `data-fly` with its id and lies in a zone (`data-zone`). When something
happens, zones and places are remembered before the page is drawn anew; afterwards cards that lie in
another zone travel there, and new ones come from the deck (`data-deck`) they are dealt from. Nothing
waits for a flight: the card is already in its new place and can be pressed.
*/
import { duration } from '../../settings/settings.svelte';
import { nextFrame } from './frames';

const LENGTH = 600; // milliseconds

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
  zone: string;
}

export function spot(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  const zone = element.closest('[data-zone]')?.getAttribute('data-zone') ?? '';
  return { x: left, y: top, width, height, zone };
}

/** The transform that shows a card where it came from; null where it has only been shifted along. */
export function displaced(from: Spot, to: Spot): string | null {
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  if (from.zone === to.zone || to.width === 0 || from.width === 0) return null;
  return `translate(${dx}px, ${dy}px) scale(${from.width / to.width})`;
}

export class Flights {
  #before: Map<string, Spot> | null = null;

  constructor(private readonly table: () => ParentNode | undefined) {}

  /** Call when something has happened, before the page shows it. */
  async follow(rate = 1): Promise<void> {
    const length = duration(LENGTH) / Math.max(1, rate);
    if (this.#before || length === 0) return; // several updates at once make one flight
    this.#before = this.#spots();
    await nextFrame();
    const before = this.#before;
    this.#before = null;
    for (const element of this.#cards()) this.#fly(element, before, length);
  }

  #fly(element: HTMLElement, before: Map<string, Spot>, length: number): void {
    const deck = element.closest('[data-dealt]')?.getAttribute('data-dealt');
    const from =
      before.get(element.dataset.fly ?? '') ?? (deck ? before.get(`deck:${deck}`) : undefined);
    const start = from && displaced(from, spot(element));
    if (!start) return;
    element.animate(
      [
        { transform: start, zIndex: 30 },
        { transform: 'none', zIndex: 30 },
      ],
      { duration: length, easing: 'cubic-bezier(.2, .8, .3, 1)' },
    );
  }

  #spots(): Map<string, Spot> {
    const spots = new Map<string, Spot>();
    for (const card of this.#cards()) spots.set(card.dataset.fly ?? '', spot(card));
    for (const deck of this.table()?.querySelectorAll<HTMLElement>('[data-deck]') ?? []) {
      spots.set(`deck:${deck.dataset.deck}`, spot(deck));
    }
    return spots;
  }

  #cards(): HTMLElement[] {
    return [...(this.table()?.querySelectorAll<HTMLElement>('[data-fly]') ?? [])];
  }
}
