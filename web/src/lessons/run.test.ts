import { describe, expect, test, vi } from 'vitest';
import type { Action } from '../net/protocol';
import { LessonRun } from './run.svelte';
import type { Lesson, LessonFrame } from './source';

const roll: Action = { verb: 'roll', args: {}, text: 'Roll' };
const keep: Action = { verb: 'keep', args: { face: 'A' }, text: 'Keep' };
const asked = {
  id: '0.1',
  seat: 0,
  kind: 'sort',
  about: {},
  actions: [roll, keep],
};

function frame(given: Partial<LessonFrame>): LessonFrame {
  return {
    kind: 'tell',
    title: 'T',
    text: 'X',
    hint: '',
    show: [],
    view: { players: [{}, {}], deciding: [0] },
    board: [],
    events: [],
    decisions: [],
    wanted: null,
    refusal: null,
    ...given,
  };
}

const event = (text: string) => ({ verb: 'e', args: {}, text });

function lesson(): Lesson {
  return {
    name: 'one',
    title: 'One',
    about: '',
    seat: 0,
    players: ['', 'Runa'],
    rules: [],
    frames: [
      frame({ kind: 'do', decisions: [asked], wanted: roll }),
      frame({ kind: 'try', events: [event('rolled')], refusal: { rule: 'X-A-01', text: 'No' } }),
      frame({ kind: 'watch' }),
      frame({ kind: 'end', events: [event('moved')] }),
    ],
  };
}

describe('a lesson', () => {
  test('goes on with the wanted move, and tells boards what happened', () => {
    const moved = vi.fn();
    const run = new LessonRun('xibalba', lesson(), moved);
    const heard = vi.fn();
    run.table.onevents(heard);
    run.table.act(asked, { verb: 'roll', args: {} });
    expect(run.at).toBe(1);
    expect(heard.mock.calls[0]?.[0]).toEqual([event('rolled')]);
    expect(moved).toHaveBeenCalledExactlyOnceWith(1, 4);
    expect(run.table.answering).toBeNull();
  });

  test('takes several actions at once as far as it goes the same way', () => {
    const twice = lesson();
    twice.frames.splice(1, 0, frame({ kind: 'do', decisions: [asked], wanted: keep }));
    const run = new LessonRun('xibalba', twice);
    run.table.act(asked, roll, [keep, roll]);
    expect([run.at, run.strayed, run.table.answering]).toEqual([2, null, null]);
    const strays = new LessonRun('xibalba', twice);
    strays.table.act(asked, roll, [roll]);
    expect(strays.at).toBe(0);
    expect(strays.strayed?.map(({ text }) => text)).toEqual(['Roll', 'Roll']);
  });

  test('says which moments an answer passed by, and what pays if something else was proposed', () => {
    const twice = lesson();
    const [first] = twice.frames as [LessonFrame];
    const lay = (card: string): Action => ({ verb: 'lay', args: { card } });
    twice.frames.splice(1, 0, frame({ ...first, title: 'Who pays?', wanted: lay('chief') }));
    const run = new LessonRun('battalia', twice);
    run.press();
    run.table.act(asked, roll, [lay('priest')]);
    expect([run.at, run.also, run.paid]).toEqual([2, ['Who pays?'], [lay('chief')]]);
    run.next();
    run.next();
    expect([run.also, run.paid]).toEqual([[], null]);
  });

  test('says also what a board answered by itself after a press', () => {
    const twice = lesson();
    const [first] = twice.frames as [LessonFrame];
    twice.frames.splice(1, 0, frame({ ...first, title: 'Enough', wanted: keep }));
    const run = new LessonRun('battalia', twice);
    run.press();
    run.table.act(asked, roll);
    run.table.act(asked, keep);
    expect([run.at, run.also]).toEqual([2, ['Enough']]);
    run.back();
    run.press();
    run.table.act(asked, keep);
    expect(run.also).toEqual([]);
  });

  test('stays where it is after another option, and can still be answered', () => {
    const run = new LessonRun('xibalba', lesson());
    run.table.act(asked, { verb: 'keep', args: { face: 'A' } });
    expect(run.at).toBe(0);
    expect(run.strayed?.map(({ text }) => text)).toEqual(['Keep']);
    run.table.act(asked, roll);
    expect([run.at, run.strayed]).toEqual([1, null]);
  });

  test('lets a rule say no before it goes on', () => {
    const run = new LessonRun('xibalba', lesson(), undefined, 1);
    run.next();
    expect([run.at, run.tried]).toEqual([1, true]);
    run.next();
    expect([run.at, run.tried]).toEqual([2, false]);
  });

  test('waits for the learner where a move is wanted, or makes it when asked to', () => {
    const run = new LessonRun('xibalba', lesson());
    run.next();
    expect(run.at).toBe(0);
    run.doIt();
    expect(run.at).toBe(1);
  });

  test('can be walked back, and ends at its end', () => {
    const run = new LessonRun('xibalba', lesson(), undefined, 2);
    run.next();
    expect(run.last).toBe(true);
    run.next();
    expect(run.at).toBe(3);
    run.back();
    expect(run.at).toBe(2);
    expect(run.table.log).toEqual([event('rolled')]);
  });

  test('begins where it was left, but never beyond its end', () => {
    expect(new LessonRun('xibalba', lesson(), undefined, 99).at).toBe(3);
  });

  test('is told in another language at the same moment', () => {
    const run = new LessonRun('xibalba', lesson());
    run.table.act(asked, keep);
    const german = lesson();
    const behalte = { ...keep, text: 'Behalten' };
    german.frames[0] = frame({
      kind: 'do',
      title: 'D',
      decisions: [{ ...asked, actions: [roll, behalte] }],
      wanted: roll,
    });
    run.retell(german);
    expect([run.at, run.frame.title, run.strayed?.[0]?.text]).toEqual([0, 'D', 'Behalten']);
  });

  test('names those who play, and lets the learner answer for one of them', () => {
    const { table } = new LessonRun('xibalba', lesson());
    expect(table.table?.seats.map((seat) => seat.name)).toEqual(['', 'Runa']);
    expect(table.seat).toBe(0);
  });
});
