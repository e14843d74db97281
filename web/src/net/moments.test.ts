import { expect, test, vi } from 'vitest';
import { type Moment, MomentTable } from './moments.svelte';
import type { Decision, Event } from './protocol';

const event = (verb: string, text?: string): Event => ({ verb, args: {}, text });
const question: Decision = {
  id: '0.1',
  seat: 0,
  kind: 'k',
  about: {},
  actions: [{ verb: 'go', args: { to: 3 }, text: 'Go' }],
};
const frame = (given: Partial<Moment> = {}): Moment => ({
  view: { deciding: [1] },
  decisions: [],
  events: [],
  log: [],
  ...given,
});

test('a frame shows its view, its questions and what has words of its log', () => {
  const table = new MomentTable(null);
  table.show(frame({ decisions: [question], log: [event('a', 'Said'), event('b')] }));
  expect(table.view).toEqual({ deciding: [1] });
  expect(table.urgent).toEqual([question]);
  expect(table.log.map((one) => one.verb)).toEqual(['a']);
});

test('a step forward tells boards what happened, with the views before and after', () => {
  const table = new MomentTable(null);
  table.show(frame());
  const heard = vi.fn();
  table.onevents(heard);
  table.follow(frame({ view: { deciding: [2] }, events: [event('a')] }));
  expect(heard).toHaveBeenCalledExactlyOnceWith([event('a')], { deciding: [2] }, { deciding: [1] });
  expect(table.fresh).toEqual([event('a')]);
});

test('a jump tells nothing', () => {
  const table = new MomentTable(null);
  const heard = vi.fn();
  table.onevents(heard);
  table.show(frame({ events: [event('a')] }));
  expect(heard).not.toHaveBeenCalled();
  expect(table.fresh).toEqual([]);
});

test('a board that went away hears nothing more', () => {
  const table = new MomentTable(null);
  const heard = vi.fn();
  table.onevents(heard)();
  table.follow(frame({ events: [event('a')] }));
  expect(heard).not.toHaveBeenCalled();
});

test('an answer is given on once, and awaited until the next frame', () => {
  const answered = vi.fn();
  const table = new MomentTable(null, answered);
  table.look(0, true);
  table.show(frame({ decisions: [question] }));
  const [option] = question.actions;
  if (!option) throw new Error('no option');
  table.act(question, option);
  table.act(question, option);
  expect(answered).toHaveBeenCalledExactlyOnceWith(question, option, []);
  const action = { verb: 'go', args: { to: 3 } };
  expect(table.answering).toEqual({ decision: '0.1', action, then: [] });
  table.follow(frame());
  expect(table.answering).toBeNull();
});

test('further actions go along with an answer', () => {
  const answered = vi.fn();
  const table = new MomentTable(null, answered);
  table.show(frame({ decisions: [question] }));
  const go = { verb: 'go', args: {}, text: 'Go' };
  table.act(question, go, [go]);
  expect(answered).toHaveBeenCalledExactlyOnceWith(question, go, [go]);
  expect(table.answering?.then).toEqual([{ verb: 'go', args: {} }]);
});

test('a refused answer can be given another time, and the reason goes with it', () => {
  const answered = vi.fn();
  const table = new MomentTable(null, answered);
  table.show(frame({ decisions: [question] }));
  table.act(question, { verb: 'go', args: {} });
  table.refuse({ type: 'refused', request: '', rule: 'X-1' });
  expect(table.refusal?.rule).toBe('X-1');
  table.act(question, { verb: 'go', args: {} });
  expect(answered).toHaveBeenCalledTimes(2);
  expect(table.refusal).toBeNull();
});

test('where nobody answers, choosing does nothing', () => {
  const table = new MomentTable(null);
  table.show(frame({ decisions: [question] }));
  table.act(question, { verb: 'go', args: {} });
  expect(table.answering).toBeNull();
});

test('whoever only looks on has no seat', () => {
  const table = new MomentTable(null);
  table.look(2);
  expect([table.viewer, table.seat]).toEqual([2, null]);
  table.look(2, true);
  expect([table.viewer, table.seat]).toEqual([2, 2]);
  table.look(-1, true);
  expect([table.viewer, table.seat]).toEqual([-1, null]);
});
