/** For tests: a socket whose other side is the test, and messages to tell. */
import type { FromServer, Update, Welcome } from './protocol';
import { fakeTable } from './table.fake';

type Sent = Record<string, unknown>;

export class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];

  static get last(): FakeSocket {
    return FakeSocket.made.at(-1) as FakeSocket;
  }

  readyState = 0;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Sent);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  cut(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const play = {
  clock: { kind: 'none' as const, at: 0, paused: false, playing_time_left: null, seats: [] },
  players: [],
  paused: false,
  proposal: null,
  undo: null,
  result: null,
};

export function welcome(parts: Partial<Welcome>): Welcome {
  return {
    type: 'welcome',
    protocol: 1,
    viewer: 0,
    seq: 0,
    earlier: 0,
    table: fakeTable(),
    view: {},
    decisions: [],
    play,
    events: [],
    standing: {},
    ...parts,
  };
}

export function update(parts: Partial<Update>): Update {
  return {
    type: 'update',
    seq: 0,
    events: [],
    kind: 'moves',
    by: 0,
    patch: [],
    decisions: [],
    play,
    ...parts,
  };
}
