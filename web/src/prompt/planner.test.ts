import { expect, test } from 'vitest';
import { MomentTable } from '../net/moments.svelte';
import type { Decision, Goal, Plan } from '../net/protocol';
import { type ActionMap, Choices, mentioned } from './choices.svelte';
import { Planner } from './planner';

const BUY = { verb: 'buy', args: { card: 'x' } };
const ASKED: Decision = { id: '0.1', seat: 0, kind: 'act', about: {}, actions: [BUY] };
const PLAN: Plan = { goal: BUY, steps: [BUY], text: 'Buy', pays: [] };
const actionMap: ActionMap = {
  pieces: ({ verb, args }) => [`do:${verb}`, ...mentioned(args)],
  group: () => '',
  groups: [],
};

class SlowTable extends MomentTable {
  answer: (plans: Plan[]) => void = () => undefined;

  plans(): Promise<Plan[]> {
    return new Promise((answer) => {
      this.answer = answer;
    });
  }
}

test('whoever has left the table is told nothing of it any more', async () => {
  for (const left of [false, true]) {
    const live = new SlowTable(null);
    live.show({ view: {}, decisions: [ASKED], events: [], log: [] });
    const planner = new Planner(live, actionMap);
    const found = planner.choices([{ verb: 'buy' }]);
    planner.left = left;
    live.answer([PLAN]);
    expect(await found).toHaveLength(left ? 0 : 1);
  }
});

test('where a board plans what it begins, the verb of a selected piece stays as it was read', () => {
  const MOVE = { verb: 'move', args: { hero: 'a' }, text: 'Move a' };
  const asked: Goal[] = [];
  class Planning extends MomentTable {
    why = () => Promise.resolve(null);
    plans(goal: Goal): Promise<Plan[]> {
      asked.push(goal);
      return Promise.resolve([]);
    }
  }
  const goals = () => [{ verb: 'move' }, { verb: 'upgrade' }];
  for (const begins of [null, () => true]) {
    const live = new Planning(null, () => undefined);
    live.look(0, true);
    live.show({ view: {}, decisions: [{ ...ASKED, actions: [MOVE] }], events: [], log: [] });
    const choices = new Choices(live, { ...actionMap, goals });
    choices.begins = begins;
    choices.click(['hero:a'], 'Hero', document.body);
  }
  expect(asked.map(({ verb }) => verb)).toEqual(['move', 'upgrade', 'upgrade']);
});
