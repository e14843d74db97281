import { expect, test } from 'vitest';
import { MomentTable } from '../net/moments.svelte';
import type { Decision, Plan } from '../net/protocol';
import { type ActionMap, mentioned } from './choices.svelte';
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
