/** Mouse, fingers and wheel on the map, as few plain movements.

One finger moves the page unless the map is larger than its window; two fingers always zoom.
*/
import type { Point } from './grid';

export interface Hands {
  /** Whether there is anything to be moved into view. */
  movable: () => boolean;
  pan: (right: number, down: number) => void;
  /** `false`: nothing changed, so the page may scroll. */
  zoom: (factor: number, x: number, y: number) => boolean;
  /** What is taken hold of at an element moves on its own: `true` if there is such a thing. */
  grab: (target: Element) => boolean;
  drag: (right: number, down: number) => void;
  drop: (x: number, y: number) => void;
  /** A finger stays where it is. */
  hold: (target: Element) => void;
}

const SLACK = 6; // pixels a click may tremble
const HOLD = 450;

export function gestures(hands: Hands): (node: HTMLElement) => () => void {
  return (node) => {
    const pointers = new Map<number, Point>();
    let start: (Point & { target: Element; touch: boolean }) | null = null;
    let moving: 'pan' | 'drag' | null = null;
    let swallow = false; // the click that ends a movement is none
    let timer: ReturnType<typeof setTimeout> | undefined;

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      const point = { x: event.clientX, y: event.clientY };
      pointers.set(event.pointerId, point);
      clearTimeout(timer);
      if (pointers.size > 1) {
        start = null;
        swallow = true;
        return;
      }
      swallow = false;
      moving = null;
      const target = event.target as Element;
      const touch = event.pointerType === 'touch';
      start = { ...point, target, touch };
      if (touch) {
        timer = setTimeout(() => {
          swallow = true;
          start = null;
          hands.hold(target);
        }, HOLD);
      }
    }

    function move(event: PointerEvent): void {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      if (pointers.size === 2) pinch(event.pointerId, before, now);
      pointers.set(event.pointerId, now);
      if (pointers.size > 1 || (!start && !moving)) return;
      if (!moving && start) {
        if (Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
        clearTimeout(timer);
        moving = hands.grab(start.target) ? 'drag' : hands.movable() ? 'pan' : null;
        if (!moving) {
          start = null;
          return;
        }
        swallow = true;
        node.setPointerCapture(event.pointerId);
      }
      if (moving === 'pan') hands.pan(now.x - before.x, now.y - before.y);
      else if (start) hands.drag(now.x - start.x, now.y - start.y);
    }

    function pinch(id: number, before: Point, now: Point): void {
      const other = [...pointers].find(([each]) => each !== id)?.[1];
      if (!other) return;
      const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
      hands.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      zoomAt(apart(now) / apart(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
    }

    function up(event: PointerEvent): void {
      clearTimeout(timer);
      if (!pointers.delete(event.pointerId)) return;
      if (moving === 'drag') hands.drop(event.clientX, event.clientY);
      moving = null;
      start = null;
    }

    function lost(event: PointerEvent): void {
      if (moving === 'drag' && pointers.has(event.pointerId)) hands.drop(-1, -1);
      moving = null;
      start = null;
      clearTimeout(timer);
      pointers.delete(event.pointerId);
    }

    function zoomAt(factor: number, x: number, y: number): boolean {
      const box = node.getBoundingClientRect();
      return hands.zoom(factor, x - box.left, y - box.top);
    }

    function wheel(event: WheelEvent): void {
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
      const strength = event.ctrlKey ? 0.01 : 0.0016; // two fingers on a touchpad send little
      const factor = Math.exp(-event.deltaY * lines * strength);
      if (zoomAt(factor, event.clientX, event.clientY)) event.preventDefault();
    }

    function click(event: MouseEvent): void {
      if (!swallow) return;
      swallow = false;
      event.preventDefault();
      event.stopPropagation();
    }

    function fingers(event: TouchEvent): void {
      if ((event.touches.length > 1 || moving) && event.cancelable) event.preventDefault();
    }

    function menu(event: Event): void {
      if (pointers.size > 0) event.preventDefault(); // a long press asks for the details, not for this
    }

    const parts: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', lost],
      ['wheel', wheel, { passive: false }],
      ['touchmove', fingers, { passive: false }],
      ['click', click, { capture: true }],
      ['contextmenu', menu],
    ];
    for (const [name, hear, how] of parts) node.addEventListener(name, hear as EventListener, how);
    return () => {
      clearTimeout(timer);
      for (const [name, hear, how] of parts)
        node.removeEventListener(name, hear as EventListener, how);
    };
  };
}
