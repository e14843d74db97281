/** For tests: a match in which position n shows n, and every third position begins a turn. */
import type { Event } from '../net/protocol';
import { fakeTable } from '../net/table.fake';
import type { Frames, Source, Step } from './source';

export class FakeSource implements Source {
  table = 'T1';
  asked: string[] = [];
  failing = false;

  constructor(
    readonly last: number,
    readonly first = 0,
  ) {}

  card = () => Promise.resolve(fakeTable());
  position = () => Promise.reject(new Error('not needed'));
  review: Source['review'] = () => Promise.reject(new Error('not needed'));
  analysis = () => Promise.reject(new Error('not needed'));
  file = () => Promise.reject(new Error('not needed'));

  async steps(viewer: number, lang: string, since: number) {
    this.asked.push(`steps ${viewer} ${lang} ${since}`);
    const to = Math.min(this.last, since + 99);
    const steps: Step[] = [];
    for (let number = since; number <= to; number += 1) {
      steps.push({ number, kind: 'move', seat: 0, to: null, events: happened(number) });
    }
    const next = to < this.last ? to + 1 : null;
    return { first: this.first, last: this.last, result: [1, 0], steps, next };
  }

  async frames(
    viewer: number,
    _lang: string,
    text: boolean,
    since: number,
    limit: number,
  ): Promise<Frames> {
    this.asked.push(`frames ${viewer} ${since}`);
    if (this.failing) throw new TypeError('no connection');
    const to = Math.min(this.last, since + limit - 1);
    const frames: Frames['frames'] = [];
    for (let number = since; number <= to; number += 1) {
      const whole = { n: number, viewer };
      frames.push({
        number,
        patch: number === since ? [[[], whole]] : [[['n'], number]],
        question: null,
        board: text ? [{ heading: `Table ${number}`, lines: [], level: 1 }] : null,
      });
    }
    return { first: this.first, last: this.last, frames, next: to < this.last ? to + 1 : null };
  }
}

function happened(number: number): Event[] {
  if (number % 3 === 0) return [{ verb: 'turn', args: {}, text: `Turn ${number / 3}` }];
  return number % 3 === 1 ? [{ verb: 'x', args: {}, text: `Line ${number}` }] : [];
}
