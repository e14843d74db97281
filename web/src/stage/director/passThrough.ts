/** A table that is shown through another: what need not wait for scenes. */
import type {
  Action,
  Chances,
  Decision,
  Event,
  Goal,
  Hints,
  Plan,
  Refused,
  WhyAnswer,
} from '../../net/protocol';
import type { ShownTable, ToldTable } from '../../net/shown';

export abstract class PassThrough {
  constructor(readonly source: ToldTable) {}

  get viewer(): number {
    return this.source.viewer;
  }
  get seat(): number | null {
    return this.source.seat;
  }
  get table(): ShownTable['table'] {
    return this.source.table;
  }
  get answering(): ShownTable['answering'] {
    return this.source.answering;
  }
  get refusal(): ShownTable['refusal'] {
    return this.source.refusal;
  }
  get logStart(): number {
    return this.source.logStart ?? 0;
  }
  get earlier(): number {
    return this.source.earlier ?? 0;
  }
  /** Words come at once: who hears them does not wait for pictures. */
  get fresh(): Event[] {
    return this.source.fresh;
  }
  get why(): ((action: Action) => Promise<WhyAnswer | null>) | undefined {
    const { source } = this;
    return source.why && ((action) => source.why?.(action) ?? Promise.resolve(null));
  }
  get plans(): ((goal: Goal) => Promise<Plan[] | null>) | undefined {
    const { source } = this;
    return source.plans && ((goal) => source.plans?.(goal) ?? Promise.resolve(null));
  }

  get hints(): (() => Promise<Hints | Refused | null>) | undefined {
    const { source } = this;
    return source.hints && (() => source.hints?.() ?? Promise.resolve(null));
  }

  get chances(): (() => Promise<Chances | Refused | null>) | undefined {
    const { source } = this;
    return source.chances && (() => source.chances?.() ?? Promise.resolve(null));
  }

  act(decision: Decision, action: Action, then?: Action[]): void {
    this.source.act(decision, action, then);
  }

  readBack(): void {
    this.source.readBack?.();
  }
}
