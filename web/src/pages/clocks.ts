/** The clocks that people choose from; docs/clocks.md knows more. */
export type ClockChoice = Record<string, unknown>;

export const CLOCKS: readonly [string, ClockChoice][] = [
  ['none', { kind: 'none' }],
  ['turn-2', { kind: 'turn', seconds: 120, reaction_seconds: 30 }],
  ['turn-5', { kind: 'turn', seconds: 300, reaction_seconds: 60 }],
  ['bank-20', { kind: 'bank', seconds: 1200, increment_seconds: 15, reaction_seconds: 20 }],
  ['bank-60', { kind: 'bank', seconds: 3600, increment_seconds: 20, reaction_seconds: 30 }],
  ['days-3', { kind: 'days', days: 3 }],
];

/** Which of them a clock is; -1: one of its own. */
export function clockIndex(clock: ClockChoice): number {
  return CLOCKS.findIndex(([, one]) =>
    Object.entries(one).every(([name, value]) => clock[name] === value),
  );
}
