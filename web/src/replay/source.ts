/** Where a replay comes from: a table of this server, or a file that it has verified. */

import type { Lang } from '../i18n/languages';
import { api, Refusal, table as tableCard } from '../net/api';
import type { Change } from '../net/patch';
import { patiently } from '../net/patience';
import type { Action, Decision, Event, Section, TableSummary } from '../net/protocol';
import { tokenAt } from '../net/seats';
import type { View } from '../net/shown';
import type { Analysis } from './charts/analysis';
import type { Review } from './review/review';

/** What happened with one entry of the log. */
export interface Step {
  number: number;
  kind: 'start' | 'move' | 'undo' | 'continued';
  seat: number | null;
  to: number | null;
  events: Event[];
}

export interface Steps {
  first: number;
  last: number;
  result: number[] | null;
  steps: Step[];
  next: number | null;
}

/** What the viewer was asked somewhere, and what they answered. */
export interface Question {
  kind: string;
  text: string;
  options: number;
  answer: Action | null;
}

export interface Told {
  number: number;
  patch: Change[];
  question: Question | null;
  board: Section[] | null;
}

export interface Frames {
  first: number;
  last: number;
  frames: Told[];
  next: number | null;
}

export interface Position {
  view: View;
  decisions: Decision[];
  answer: Action | null;
}

export interface Source {
  table?: string; // the table it was played at, where there is one
  card(): Promise<TableSummary>;
  steps(viewer: number, lang: Lang, since: number): Promise<Steps>;
  /** Positions one after the other; with `text` the whole table comes in words, too. */
  frames(viewer: number, lang: Lang, text: boolean, since: number, limit: number): Promise<Frames>;
  position(number: number, viewer: number, lang: Lang): Promise<Position>;
  analysis(): Promise<Analysis>;
  /** As many parts of the coach's review as are wanted. */
  review(parts: number, lang: Lang): Promise<Review>;
  /** The file to keep, as it is. */
  file(): Promise<Blob>;
}

const STEPS = 500;

/** The match of a table; a private one is shown to those who sat there. */
export function tableSource(id: string): Source {
  const token = tokenAt(id);
  const get = <T>(path: string) => api<T>(`/tables/${id}/replay${path}`, { token });
  return {
    table: id,
    card: () => tableCard(id),
    file: async () => {
      const headers: Record<string, string> = token ? { 'X-Table-Token': token } : {};
      const answer = await fetch(`/api/tables/${id}/replay`, { headers });
      if (!answer.ok) throw new Refusal(answer.status, await answer.json());
      return answer.blob();
    },
    ...pages(id, get),
  };
}

/** What tables and files tell in the same way. */
export function pages(id: string, get: <T>(path: string) => Promise<T>) {
  return {
    steps: (viewer: number, lang: Lang, since: number) =>
      get<Steps>(`/steps?viewer=${viewer}&lang=${lang}&since=${since}&limit=${STEPS}`),
    frames: (viewer: number, lang: Lang, text: boolean, since: number, limit: number) =>
      get<Frames>(
        `/positions?viewer=${viewer}&lang=${lang}&text=${text}&since=${since}&limit=${limit}`,
      ),
    position: (number: number, viewer: number, lang: Lang) =>
      get<Position>(`/positions/${number}?viewer=${viewer}&lang=${lang}`),
    analysis: () => patiently(`${id}/analysis`, () => get<Analysis>('/analysis')),
    review: (parts: number, lang: Lang) => get<Review>(`/review?parts=${parts}&lang=${lang}`),
  };
}
