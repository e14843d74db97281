/** A socket that comes back: after a cut it is opened again, with longer and longer pauses. */

export type SocketState = 'connecting' | 'open' | 'lost' | 'closed';

const FIRST_PAUSE = 300; // milliseconds before a lost connection is tried again
const LONGEST_PAUSE = 8000;
const PING_AFTER = 20_000; // of silence
const DEAD_AFTER = 45_000; // a line that answers no ping is cut, even if nobody said so

interface SocketHandlers {
  opened: () => void;
  heard: (data: string) => void;
  changed: (state: SocketState) => void;
}

export class ReconnectingSocket {
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #lastHeard = 0;
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
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
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
      this.ears.heard(event.data as string);
    };
    socket.onclose = () => this.#lost(socket);
    this.#lastHeard = Date.now();
    this.#pulse = setInterval(() => this.#listen(socket), PING_AFTER / 2);
  }

  #listen(socket: WebSocket): void {
    const silence = Date.now() - this.#lastHeard;
    if (silence > DEAD_AFTER) this.#lost(socket);
    else if (silence > PING_AFTER) this.send({ type: 'ping' });
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || !this.#wanted) return;
    this.#drop();
    this.ears.changed('lost');
    this.#again = setTimeout(() => this.#open(), this.#pause);
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  #drop(): void {
    clearTimeout(this.#again);
    clearInterval(this.#pulse);
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
