/** Where on the screen something is. */
import { pieceNamed } from '../../lessons/pointing';
import type { Ref } from './scene';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The screen at one moment: whatever is asked of it is looked up and measured once. */
export class Places {
  readonly #pieces = new Map<Ref, Element[]>();
  readonly #boxes = new Map<Element, Box>();
  readonly #cuts = new Map<Element, boolean>();

  constructor(private readonly root: ParentNode = document) {}

  /** All that is to be seen of the first reference that is on the screen at all. */
  boxes(refs: Ref[]): Box[] {
    for (const ref of refs) {
      const found = this.#named(ref).filter((one) => this.#isUncut(one));
      const boxes = found.map((one) => this.#box(one)).filter(onScreen);
      if (boxes.length > 0) return boxes;
    }
    return [];
  }

  #named(ref: Ref): Element[] {
    const known = this.#pieces.get(ref);
    if (known) return known;
    const found = [...this.root.querySelectorAll(pieceNamed(ref))];
    this.#pieces.set(ref, found);
    return found;
  }

  /** Whether its middle lies within every part of the page that cuts off what is beyond it. */
  #isUncut(element: Element): boolean {
    const { x, y } = middle(this.#box(element));
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (!this.#cutsOff(around)) continue;
      const { left, top, width, height } = this.#box(around);
      if (x < left || x > left + width || y < top || y > top + height) return false;
    }
    return true;
  }

  #cutsOff(element: Element): boolean {
    const known = this.#cuts.get(element);
    if (known !== undefined) return known;
    const cuts = /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflow);
    this.#cuts.set(element, cuts);
    return cuts;
  }

  #box(element: Element): Box {
    const box = this.#boxes.get(element) ?? boxOf(element);
    this.#boxes.set(element, box);
    return box;
  }
}

/** For who asks only once. */
export function boxesOf(refs: Ref[], root: ParentNode = document): Box[] {
  return new Places(root).boxes(refs);
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

function onScreen({ left, top, width, height }: Box): boolean {
  const inside = left + width > 0 && top + height > 0;
  return width > 0 && height > 0 && inside && left < innerWidth && top < innerHeight;
}

export function middle({ left, top, width, height }: Box): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}
