/** Where on the screen something is. */
import { pointedAt } from '../../lessons/pointing';
import type { Ref } from './scene';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** All that is to be seen of the first reference that is on the screen at all. */
export function boxesOf(refs: Ref[], root: ParentNode = document): Box[] {
  for (const ref of refs) {
    const boxes = pointedAt(root, [ref]).filter(isUncut).map(boxOf).filter(onScreen);
    if (boxes.length > 0) return boxes;
  }
  return [];
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

function onScreen({ left, top, width, height }: Box): boolean {
  const inside = left + width > 0 && top + height > 0;
  return width > 0 && height > 0 && inside && left < innerWidth && top < innerHeight;
}

/** Whether its middle lies within every part of the page that cuts off what is beyond it. */
function isUncut(element: Element): boolean {
  const { x, y } = middle(boxOf(element));
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (!/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflow)) continue;
    const { left, top, width, height } = boxOf(around);
    if (x < left || x > left + width || y < top || y > top + height) return false;
  }
  return true;
}

export function middle({ left, top, width, height }: Box): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}
