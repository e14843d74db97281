/** A socket that comes back: after a cut it is opened again, after pauses that grow and that chance spreads. */

export type SocketState = 'connecting' | 'open' | 'lost' | 'closed';

const FIRST_PAUSE = 600; // milliseconds: the longest before a lost connection is first tried again
const LONGEST_PAUSE = 16_000;
const PING_EVERY = 4000; // milliseconds of silence, while somebody looks
const PING_HIDDEN = 20_000; // the same while nobody does
export const SILENT_AFTER = 5000; // nothing came although something should have: people are told
const DEAD_AFTER = 45_000; // a line that answers no ping is cut, even if nobody said so

interface SocketHandlers {
  opened: () => void;
  heard: (data: string) => void;
  changed: (state: SocketState) => void;
  /** For how many seconds the server owes an answer; 0: it does not. */
  silent?: (seconds: number) => void;
}

export class ReconnectingSocket {
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #lastHeard = 0;
  #owed = 0; // since when an answer is waited for; 0: none is
  #hint: [number, number] | null = null; // milliseconds: when the server wants to see us again
  #wanted = true;

  constructor(
    private readonly address: string,
    private readonly ears: SocketHandlers,
  ) {
    window.addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#open();
  }

  send(message: object): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#owed ||= Date.now();
    this.#socket.send(JSON.stringify(message));
  }

  /** The server goes away for a while: come back between so many seconds and so many. */
  later(from: number, to: number): void {
    this.#hint = [from * 1000, to * 1000];
  }

  /** The other side knows us again: the next cut begins with a short pause. */
  settled(): void {
    this.#pause = FIRST_PAUSE;
    this.ears.changed('open');
  }

  /** Say hello afresh. */
  renew(): void {
    this.#wanted = true;
    this.#drop();
    this.#open();
  }

  close(): void {
    this.#wanted = false;
    this.#drop();
    window.removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.ears.changed('closed');
  }

  #open(): void {
    this.ears.changed('connecting');
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => this.ears.opened();
    socket.onmessage = (event) => {
      this.#lastHeard = Date.now();
      this.#owed = 0;
      this.ears.silent?.(0);
      this.ears.heard(event.data as string);
    };
    socket.onclose = () => this.#lost(socket);
    this.#lastHeard = Date.now();
    this.#pulse = setInterval(() => this.#listen(socket), 1000);
  }

  #listen(socket: WebSocket): void {
    const now = Date.now();
    const silence = now - this.#lastHeard;
    const waited = this.#owed ? now - this.#owed : 0;
    if (waited >= SILENT_AFTER) this.ears.silent?.(Math.floor(waited / 1000));
    if (silence > DEAD_AFTER) this.#lost(socket);
    else if (!this.#owed && silence >= (document.hidden ? PING_HIDDEN : PING_EVERY))
      this.send({ type: 'ping' });
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || !this.#wanted) return;
    this.#drop();
    this.ears.changed('lost');
    this.#again = setTimeout(() => this.#open(), this.#chosenPause());
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  /** Anything up to the pause: those whose connections were cut together do not come back together. */
  #chosenPause(): number {
    const [from, to] = this.#hint ?? [0, this.#pause];
    this.#hint = null;
    return from + Math.random() * (to - from);
  }

  #drop(): void {
    clearTimeout(this.#again);
    clearInterval(this.#pulse);
    this.#owed = 0;
    this.ears.silent?.(0);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** The network or the person is back: no point in waiting any longer. */
  #now = () => {
    if (!this.#wanted || this.#socket || document.hidden) return;
    clearTimeout(this.#again);
    this.#open();
  };
}
