/** Questions to the server that change nothing: why something is not possible, ways to it, advice. */
import type {
  Action,
  AskChances,
  AskCoach,
  Chances,
  FromClient,
  Goal,
  Hints,
  MakePlans,
  Plan,
  Plans,
  Refused,
  Why,
  WhyAnswer,
} from './protocol';
import { withoutText } from './shown';

/** What a question is answered by; null: nobody answered in time. */
type Told = WhyAnswer | Plans | Hints | Chances | Refused | null;
type Question = Why | MakePlans | AskCoach | AskChances;
type Unnamed<Q> = Q extends Question ? Omit<Q, 'request'> : never;

const PATIENCE = 8000; // milliseconds to wait for a reason
const PLANNING = 30_000; // for plans and the coach: a busy server first has to start who makes them

export class Wondering {
  #planning: Promise<Plan[] | null> = Promise.resolve(null); // the question for plans that was put last
  #waiting = new Map<string, (answer: Told) => void>();

  constructor(
    private readonly send: (message: FromClient) => void,
    private readonly name: () => string,
  ) {}

  async why(option: Action): Promise<WhyAnswer | null> {
    const told = await this.#ask({ type: 'why', action: withoutText(option) }, PATIENCE);
    if (told?.type === 'refused') return { ...told, type: 'because', possible: false };
    return told?.type === 'because' ? told : null;
  }

  /** One question at a time is put. */
  plans({ verb, args }: Goal): Promise<Plan[] | null> {
    const asked = this.#planning.then(async () => {
      const told = await this.#ask({ type: 'plan', goal: { verb, args } }, PLANNING);
      return told?.type === 'plans' ? told.plans : null;
    });
    this.#planning = asked;
    return asked;
  }

  async hints(): Promise<Hints | Refused | null> {
    const told = await this.#ask({ type: 'coach' }, PLANNING);
    return told?.type === 'hints' || told?.type === 'refused' ? told : null;
  }

  async chances(): Promise<Chances | Refused | null> {
    const told = await this.#ask({ type: 'chances' }, PLANNING);
    return told?.type === 'chances' || told?.type === 'refused' ? told : null;
  }

  /** Whether this was the answer to one of the questions. */
  answered(request: string, told: Told): boolean {
    this.#waiting.get(request)?.(told);
    return this.#waiting.delete(request);
  }

  #ask(question: Unnamed<Question>, patience: number): Promise<Told> {
    const request = this.name();
    this.send({ ...question, request });
    return new Promise((answer) => {
      this.#waiting.set(request, answer);
      setTimeout(() => this.answered(request, null), patience);
    });
  }
}
