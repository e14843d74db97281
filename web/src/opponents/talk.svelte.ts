/** Who says what at a table: seldom, and only about what everybody saw. */
import { t } from '../i18n/texts';
import type { Event, TableSummary } from '../net/protocol';
import { type Moment, meaning, standing } from './moments';
import { characterOf } from './names';

export interface Said {
  number: number;
  seat: number;
  character: string;
  name: string;
  moment: Moment;
}

const PAUSE = 15_000; // milliseconds between two lines; beginnings and ends are always said
const ALWAYS: readonly Moment[] = ['begin', 'wins', 'loses'];

export class Talk {
  said = $state.raw<Said | null>(null);
  #number = 0;
  #last = Number.NEGATIVE_INFINITY;
  readonly #lastOf = new Map<number, Moment>(); // nobody says the same twice in a row
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Something happened, and the scores are others now. */
  hear(table: TableSummary, events: Event[], before: number[], scores: number[]): void {
    for (const { seat } of talkers(table)) {
      const moment = standing(before, scores, seat) ?? meaning(table.game, events, seat);
      if (moment && this.#say(table, seat, moment)) return;
    }
  }

  /** The match begins: the first of them says so. */
  begin(table: TableSummary): void {
    const [first] = talkers(table);
    if (first) this.#say(table, first.seat, 'begin');
  }

  /** The match is over; whoever won speaks, else somebody who lost. */
  end(table: TableSummary, result: number[]): void {
    const all = talkers(table);
    const most = Math.max(...result);
    const winner = all.find(({ seat }) => result[seat] === most && most > 0);
    const speaker = winner ?? all[0];
    if (speaker) this.#say(table, speaker.seat, winner ? 'wins' : 'loses');
  }

  #say(table: TableSummary, seat: number, moment: Moment): boolean {
    const always = ALWAYS.includes(moment);
    if (!always && this.#now() - this.#last < PAUSE) return false;
    if (!always && this.#lastOf.get(seat) === moment) return false;
    const { bot, name } = table.seats[seat] ?? { bot: null, name: '' };
    this.#last = this.#now();
    this.#lastOf.set(seat, moment);
    this.#number += 1;
    this.said = { number: this.#number, seat, character: characterOf(bot), name, moment };
    return true;
  }
}

/** The line of somebody, in the language of the reader. */
export function lineOf({ character, moment }: Said): string {
  return t(`say-${character}-${moment}`);
}

function talkers(table: TableSummary): TableSummary['seats'] {
  return table.seats.filter(({ kind, bot }) => kind === 'bot' && characterOf(bot) !== '');
}
