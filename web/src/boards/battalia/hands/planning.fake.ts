import { MomentTable } from '../../../net/moments.svelte';
import type { Goal, Plan } from '../../../net/protocol';

/** A table whose server knows some ways, whatever the goal. */
export class PlanningTable extends MomentTable {
  told: Plan[] | null = [];
  asked: Goal[] = [];

  plans(goal: Goal): Promise<Plan[] | null> {
    this.asked.push(goal);
    return Promise.resolve(this.told);
  }
}
