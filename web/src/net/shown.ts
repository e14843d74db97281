/** What boards and prompts need of a table, whether it is played, replayed or a lesson. */

import type {
  Act,
  Action,
  Chances,
  Decision,
  Event,
  Goal,
  Hints,
  Plan,
  Play,
  Refused,
  Section,
  TableSummary,
  WhyAnswer,
} from './protocol';

/** What the views of all games have; `views/` holds each game's own, made from the rules. */
export interface View {
  game?: string;
  deciding?: number[]; // the seats that the game waits for
  players?: object[];
}
export type Hearing = (events: Event[], view: View, before: View | null) => void;

export interface ShownTable {
  readonly viewer: number; // whose view it is; -1: a spectator's
  readonly seat: number | null; // for whom answers count; null: watching
  readonly table: TableSummary | null;
  readonly view: View | null;
  readonly words: Section[] | null; // the whole table in words, where somebody reads it so
  readonly play: Play | null;
  readonly decisions: Decision[];
  readonly urgent: Decision[]; // questions that somebody waits for
  readonly answering: Pick<Act, 'decision' | 'action' | 'then'> | null; // from the choice until its answer
  readonly refusal: Refused | null;
  readonly log: Event[];
  readonly logStart?: number; // the number of its first line, where earlier ones can be read back
  readonly earlier?: number; // more than 0: there are earlier ones
  readonly fresh: Event[]; // what came last: read out
  readonly playing?: boolean; // scenes are shown of what has happened
  /** Answer a decision, and go on with further actions: all of them are taken, or none. */
  act(decision: Decision, action: Action, then?: Action[]): void;
  readBack?(): void;
  /** What would keep this seat from an action; null where nobody answers. */
  why?(action: Action): Promise<WhyAnswer | null>;
  /** Ways to something that may take several actions, the nearest first; none where nobody answers. */
  plans?(goal: Goal): Promise<Plan[] | null>;
  /** What the coach advises for the open question, or why it is silent; null if no answer came. */
  hints?(): Promise<Hints | Refused | null>;
  /** How likely every side wins as it stands, where the coach may be asked. */
  chances?(): Promise<Chances | Refused | null>;
  /** Resolved as soon as all that has happened is shown. */
  settled?(): Promise<void>;
  /** Told what happens, in order, once each; undo the subscription by calling what is returned. */
  onevents(hearing: Hearing): () => void;
}

/** A table that tells how it came to be what it is: a director shows that, one scene after the other. */
export interface ToldTable extends ShownTable {
  readonly by: number | null; // whose doing the latest is; null: nobody's, or nobody knows
  /** Told when everything is different at once: a jump, or a connection that is back. */
  onjump(hearing: () => void): () => void;
}

/** Whether a bot plays the viewer's seat: then nothing is asked of the viewer. */
export function playedByBot({ seat, play }: Pick<ShownTable, 'seat' | 'play'>): boolean {
  return seat !== null && Boolean(play?.players?.[seat]?.bot);
}

/** An action as it is sent: its sentence is for people. */
export function withoutText({ verb, args }: Action): Pick<Action, 'verb' | 'args'> {
  return { verb, args };
}
