/** Where the coach speaks: in the rail, and where that is behind a tab, in its sheet. */
import type { FrameState } from '../stage/frame/frame.svelte';
import type { Advice } from './advice.svelte';

export const RAIL = 'log'; // what the rail is called among the sheets

/** Open the coach, and ask unless it has spoken about this question already. */
export function askCoach(advice: Advice, frame: FrameState): void {
  if (!advice.allowed) return;
  openCoach(frame);
  if (advice.hints.length === 0) void advice.ask();
}

export function openCoach(frame: FrameState): void {
  frame.rail = 'coach';
  frame.sheet = RAIL;
}
