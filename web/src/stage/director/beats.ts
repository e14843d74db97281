/** What has happened at a table, cut into what is shown one after the other. */
import type { Decision, Event, Play, Section } from '../../net/protocol';
import type { ToldTable, View } from '../../net/shown';
import { chaptersOf } from '../log/chronicle';
import { type GameScenes, lengthOf, type SceneSpec, seatOf } from './scene';
import { specOf } from './tableScenes';

/** Everything that is to be seen once something has happened. */
export interface Frame {
  view: View | null;
  words: Section[] | null;
  decisions: Decision[];
  result: Play['result'];
}

/** One event of a frame; the last one brings what the frame shows. */
export interface Beat {
  frame: Frame;
  event: Event | null; // null: nothing is told, the frame is shown
  told?: Event[]; // the line it belongs to
  seat: number | null;
  spec: SceneSpec | null;
  ms: number;
  own: boolean; // what the viewer did takes no time: it is seen as it is done
  last: boolean;
}

export function frameOf({ view, words, decisions, play }: ToldTable): Frame {
  return { view, words, decisions, result: play?.result ?? null };
}

/** The beats of a frame. What somebody did goes on until another one's turn begins. */
export function beatsOf(
  frame: Frame,
  events: Event[],
  game: GameScenes,
  by: number | null,
  viewer: number | null,
): Beat[] {
  let own = by !== null && by === viewer;
  const told = linesOf(events, game);
  const beats = events.map((event): Beat => {
    const spec = specOf(game, event);
    const turn = spec.turn?.(event);
    if (turn && viewer !== null && !turn.includes(viewer)) own = false;
    const seat = turn?.[0] ?? seatOf(event);
    const ms = own ? 0 : lengthOf(spec, event);
    return { frame, event, told: told.get(event), seat, spec, ms, own, last: false };
  });
  const last = beats.at(-1);
  if (!last) return [{ frame, event: null, seat: by, spec: null, ms: 0, own, last: true }];
  last.last = true;
  return beats;
}

/** Of each event what is told in one line with it. */
function linesOf(events: Event[], game: GameScenes): Map<Event, Event[]> {
  const lines = chaptersOf(events, 0, game).flatMap((chapter) => chapter.lines);
  return new Map(lines.flatMap((line) => line.events.map((event) => [event, line.told])));
}
