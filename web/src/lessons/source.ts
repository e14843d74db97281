/** Lessons as the server tells them: see docs/api.md. */

import type { Lang } from '../i18n/languages';
import { api } from '../net/api';
import type {
  Action,
  Decision,
  Event,
  Goal,
  Plan,
  Plans,
  Section,
  TableSummary,
  WhyAnswer,
} from '../net/protocol';
import type { View } from '../net/shown';
import { settings } from '../settings/settings.svelte';
import type { AsyncTask } from '../ui/asyncTask.svelte';

export interface LessonCard {
  name: string;
  title: string;
  about: string;
  moves: number;
}

export interface LessonFrame {
  kind: 'tell' | 'do' | 'watch' | 'try' | 'end';
  title: string;
  text: string;
  hint: string;
  show: string[];
  view: View;
  board: Section[];
  events: Event[];
  decisions: Decision[];
  wanted: Action | null;
  refusal: { rule: string; text: string } | null;
}

export interface Lesson extends Omit<LessonCard, 'moves'> {
  seat: number;
  players: string[];
  rules: string[];
  frames: LessonFrame[];
}

export const course = (game: string, lang: Lang) =>
  api<LessonCard[]>(`/games/${game}/lessons/${lang}`);
export const lesson = (game: string, lang: Lang, name: string) =>
  api<Lesson>(`/games/${game}/lessons/${lang}/${encodeURIComponent(name)}`);

/** Fetch something in the language of the reader, again if it changes meanwhile. */
export async function inWords(task: AsyncTask, tell: (lang: Lang) => Promise<void>): Promise<void> {
  let lang: Lang;
  do {
    lang = settings.lang;
  } while ((await task.run(() => tell(lang))) && lang !== settings.lang);
}

/** What keeps the learner from an action at a moment of a lesson; null where nobody answers. */
export async function whyNot(
  game: string,
  lang: Lang,
  name: string,
  frame: number,
  { verb, args }: Action,
): Promise<WhyAnswer | null> {
  const path = `/games/${game}/lessons/${lang}/${encodeURIComponent(name)}/why`;
  try {
    const found = await api<Omit<WhyAnswer, 'type' | 'request'>>(path, {
      body: { frame, action: { verb, args } },
    });
    return { type: 'because', request: '', ...found };
  } catch {
    return null;
  }
}

/** Ways to something at a moment of a lesson, the nearest first; none where nobody answers. */
export async function plansFor(
  game: string,
  lang: Lang,
  name: string,
  frame: number,
  { verb, args = {} }: Goal,
): Promise<Plan[]> {
  const path = `/games/${game}/lessons/${lang}/${encodeURIComponent(name)}/plans`;
  try {
    const body = { frame, goal: { verb, args } };
    return (await api<Pick<Plans, 'plans'>>(path, { body })).plans;
  } catch {
    return [];
  }
}

/** The table of a lesson: nobody sits there, but boards want to know who plays. */
export function tableOf(
  game: string,
  told: { players: string[]; frames: { view: View }[] },
): TableSummary {
  const players = told.frames[0]?.view.players ?? [];
  return {
    id: '',
    game,
    options: {},
    pack: '',
    rules_version: 0,
    status: 'running',
    settings: {
      public: false,
      spectators: 'none',
      spectator_chat: 'none',
      chat: false,
      auto_start: false,
      replay: 'private',
      clock: {},
      practice: false,
      expiry: 'help',
      coach: 'none',
      stand_in: '',
    },
    locked: false,
    seed_hash: '',
    result: null,
    created_at: 0,
    changed_at: 0,
    origin: null,
    rematch: null,
    sides: null,
    coached: false,
    damaged: false,
    changes: [],
    offer: '',
    seats: players.map((_, seat) => ({
      seat,
      kind: 'person',
      name: told.players[seat] ?? '',
      bot: null,
      account: false,
      kept: false,
      ready: true,
      changes: [],
    })),
  };
}
