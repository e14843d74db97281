import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Action } from '../net/protocol';
import { PuzzleRun } from './run.svelte';
import type { Puzzle, PuzzleMoment } from './source';

const roll: Action = { verb: 'roll', args: {}, text: 'Roll' };
const keep: Action = { verb: 'keep', args: { face: 'A' }, text: 'Keep' };
const asked = { id: '0.1', seat: 0, kind: 'sort', about: {}, actions: [roll, keep] };

const moment = (text = '', decisions = [asked]): PuzzleMoment => ({
  view: { players: [{}, {}], deciding: [0] },
  board: [],
  events: text ? [{ verb: 'e', args: {}, text }] : [],
  decisions,
});

const puzzle: Puzzle = {
  name: '001',
  title: 'One',
  difficulty: 2,
  ask: 'What now?',
  seat: 0,
  first: moment(),
};

let answer: unknown;
let status = 200;
const sent: { path: string; body: unknown }[] = [];

beforeEach(() => {
  sent.length = 0;
  status = 200;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, init: RequestInit) => {
      sent.push({ path, body: init.body ? JSON.parse(String(init.body)) : null });
      return new Response(JSON.stringify(answer), { status });
    }),
  );
});

async function acted(run: PuzzleRun, action: Action): Promise<void> {
  run.table.act(asked, action);
  await vi.waitFor(() => expect(run.task.busy).toBe(false));
}

describe('a puzzle', () => {
  test('sends all moves so far, and tells apart what is known', async () => {
    const run = new PuzzleRun('xibalba', puzzle);
    answer = { word: 'on', text: '', chance: 50, moments: [moment('kept')], after: [] };
    await acted(run, keep);
    expect(run.standing).toBe('open');
    expect(run.table.decisions).toEqual([asked]);
    answer = { word: 'right', text: 'Why', chance: 50, moments: [moment('rolled')], after: [] };
    await acted(run, roll);
    expect(sent.map((one) => one.body)).toEqual([
      { actions: [{ verb: 'keep', args: { face: 'A' } }], since: 0 },
      {
        actions: [
          { verb: 'keep', args: { face: 'A' } },
          { verb: 'roll', args: {} },
        ],
        since: 1,
      },
    ]);
    expect(run.table.log.map((event) => event.text)).toEqual(['kept', 'rolled']);
  });

  test('is solved by what is right, and nothing can be done any more', async () => {
    const solved = vi.fn();
    const run = new PuzzleRun('xibalba', puzzle, solved);
    answer = { word: 'right', text: 'Why', chance: 70, moments: [moment('rolled')], after: [] };
    await acted(run, roll);
    expect([run.standing, run.text]).toEqual(['right', 'Why']);
    expect(run.table.decisions).toEqual([]);
    expect(solved).toHaveBeenCalledOnce();
  });

  test('shows what comes of a wrong move, and can be tried again', async () => {
    const solved = vi.fn();
    const run = new PuzzleRun('xibalba', puzzle, solved);
    const after = [moment('lost'), moment('gone')];
    answer = { word: 'wrong', text: 'Because', chance: 20, moments: [moment('rolled')], after };
    await acted(run, roll);
    expect([run.standing, run.text, run.left.length]).toEqual(['wrong', 'Because', 2]);
    run.next();
    run.next();
    run.next();
    expect(run.left).toEqual([]);
    expect(run.table.log.map((event) => event.text)).toEqual(['rolled', 'lost', 'gone']);
    run.again();
    expect([run.standing, run.begun, run.table.log]).toEqual(['open', false, []]);
    expect(run.table.decisions).toEqual([asked]);
    expect(solved).not.toHaveBeenCalled();
  });

  test('shows its plan to whoever gives up', async () => {
    const run = new PuzzleRun('xibalba', puzzle);
    answer = { text: 'Why', moments: [moment('kept'), moment('rolled')] };
    await run.show();
    expect([run.standing, run.text, run.left.length]).toEqual(['shown', 'Why', 2]);
    expect(run.table.decisions).toEqual([]);
    run.next();
    expect(run.table.log.map((event) => event.text)).toEqual(['kept']);
  });

  test('keeps what was reached where the server refuses', async () => {
    const run = new PuzzleRun('xibalba', puzzle);
    status = 503;
    answer = { rule: 'T-RATE-01', text: 'Too much' };
    await acted(run, roll);
    expect(run.task.refused?.rule).toBe('T-RATE-01');
    expect([run.standing, run.begun, run.table.answering]).toEqual(['open', false, null]);
  });
});
