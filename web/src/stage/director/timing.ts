/** Time as the director sees it; tests bring a clock of their own. */

export interface Timing {
  now(): number;
  /** Do something later; calling what is returned forgets it. */
  after(milliseconds: number, then: () => void): () => void;
}

export const realTime: Timing = {
  now: () => performance.now(),
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};
