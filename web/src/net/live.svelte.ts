/** One connection to a table: the view of one viewer, kept up to date, and the way to answer. */
import type { Lang } from '../i18n/languages';
import { noted } from '../people/notices.svelte';
import type { Asked, Asking, Place } from './asking';
import { keepHead, lastHead } from './heads';
import type { Change } from './patch';
import { patched } from './patch';
import type {
  Act,
  Action,
  Chances,
  ChatLine,
  Decision,
  Earlier,
  Event,
  FromServer,
  Goal,
  Hints,
  Plan,
  Play,
  Presence,
  Problem,
  Refused,
  Section,
  TableSummary,
  Update,
  Welcome,
  WhyAnswer,
} from './protocol';
import { ReconnectingSocket, type SocketState } from './reconnectingSocket';
import { Requests } from './requests.svelte';
import { type Hearing, playedByBot, type ToldTable, type View, withoutText } from './shown';
import { Wondering } from './wondering';

/** Reasons to end a connection after which it is tried again. */
const PASSING = ['server-stops', 'too-slow', 'server-error', 'too-many-connections', 'storage'];

export class LiveTable implements ToldTable {
  state = $state<SocketState>('connecting');
  farewell = $state(''); // why the server ended the connection; '' while it did not
  farewellText = $state(''); // the same in words
  seq = $state(0);
  viewer = $state(-1);
  seat = $state<number | null>(null); // for whom answers count; null: watching
  table = $state.raw<TableSummary | null>(null);
  view = $state.raw<View | null>(null);
  words = $state.raw<Section[] | null>(null);
  play = $state.raw<Play | null>(null);
  playHeard = $state(0); // by the clock of this device
  decisions = $state.raw<Decision[]>([]);
  log = $state.raw<Event[]>([]);
  logStart = $state(0); // the number of its first line; what is read back has smaller ones
  earlier = $state(0); // what happened up to this number can be read back; 0: the log is whole
  fresh = $state.raw<Event[]>([]); // what came last: read out, played as animations
  chat = $state.raw<ChatLine[]>([]);
  presence = $state.raw<Presence>({ type: 'presence', seats: [], spectators: 0 });
  muted = $state.raw<number[]>([]);
  notes = $state('');
  standing = $state.raw<Record<string, Record<string, unknown>>>({});
  last = $state.raw<{ kind: string; by: number | null }>({ kind: '', by: null }); // the latest record
  refusal = $state.raw<Refused | null>(null);
  problem = $state.raw<Problem | null>(null);
  answering = $state.raw<Act | null>(null); // what was just chosen
  silent = $state(0); // seconds for which the server owes an answer

  #line: ReconnectingSocket;
  #whole = true; // the next welcome tells the log from its beginning
  #reading = ''; // the request for earlier parts of the log that is under way
  #hearings = new Set<Hearing>();
  #jumps = new Set<() => void>();
  readonly #requests = new Requests((message) => this.#line.send(message));
  readonly #wondering: Wondering;

  constructor(private place: Place) {
    const address = new URL(`/api/tables/${place.table}/live`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    this.#line = new ReconnectingSocket(address.href, {
      opened: () => this.#hello(),
      heard: (data) => this.#heard(JSON.parse(data) as FromServer),
      changed: (state) => {
        this.state = state;
      },
      silent: (seconds) => {
        this.silent = seconds;
      },
    });
    this.#wondering = new Wondering(
      (message) => this.#line.send(message),
      () => this.#requests.name(),
    );
  }

  get id(): string {
    return this.place.table;
  }

  /** How many requests are not answered yet. */
  get waiting(): number {
    return this.#requests.waiting;
  }

  get slow(): boolean {
    return this.#requests.slow;
  }

  get unsaved(): string {
    return this.#requests.unsaved;
  }

  /** Questions that somebody waits for. */
  get urgent(): Decision[] {
    if (this.seat === null) return []; // whoever looks over a shoulder sees them, but is not asked
    return this.decisions.filter((decision) => !decision.idle);
  }

  get by(): number | null {
    return this.last.by;
  }

  /** Told what happens, in order, once each; undo the subscription by calling it. */
  onevents(hearing: Hearing): () => void {
    this.#hearings.add(hearing);
    return () => this.#hearings.delete(hearing);
  }

  onjump(hearing: () => void): () => void {
    this.#jumps.add(hearing);
    return () => this.#jumps.delete(hearing);
  }

  /** Answer a decision with one of its actions; those after it are taken as well, or none is. */
  act(decision: Decision, option: Action, further: Action[] = []): void {
    if (this.answering) return; // one answer at a time: the question may be gone with the first
    const action = withoutText(option);
    const then = further.map(withoutText);
    this.answering = this.ask({ type: 'act', decision: decision.id, action, then }) as Act;
  }

  /** Anything that is answered: accepted, done, prepared or refused. */
  ask(message: Asked): Asking {
    this.refusal = null;
    return this.#requests.ask(message);
  }

  /** Whether something that was asked for has no answer yet. */
  waits(asking: Asking): boolean {
    return this.#requests.waits(asking.request);
  }

  /** A line of this device alone in the log. */
  note(text: string): void {
    this.log = [...this.log, { verb: 'note', args: {}, text }];
  }

  /** What would keep this seat from an action. */
  why(option: Action): Promise<WhyAnswer | null> {
    return this.#wondering.why(option);
  }

  /** Ways to something, the nearest first; null if no answer came. */
  plans(goal: Goal): Promise<Plan[] | null> {
    return this.#wondering.plans(goal);
  }

  /** What the coach advises; others hear nothing of it. */
  hints(): Promise<Hints | Refused | null> {
    return this.#wondering.hints();
  }

  chances(): Promise<Chances | Refused | null> {
    return this.#wondering.chances();
  }

  /** Fetch the part of the log before what is known of it. */
  readBack(): void {
    if (this.earlier === 0 || this.#reading) return;
    this.#reading = this.#requests.name();
    this.#line.send({ type: 'history', request: this.#reading, to: this.earlier });
  }

  /** Sentences come in another language from now on. */
  speak(lang: Lang): void {
    if (lang === this.place.lang) return;
    this.place = { ...this.place, lang };
    this.#whole = true;
    this.#line.renew();
  }

  /** The whole table comes in words from now on, or not any more. */
  read(text: boolean): void {
    if (text === (this.place.text ?? false)) return;
    this.place = { ...this.place, text };
    this.#line.renew();
  }

  /** Look over the shoulder of a seat from now on; null: see what everybody sees. */
  watch(seat: number | null): void {
    const { token: _, ...place } = this.place; // whoever holds one looks from there
    this.place = { ...place, watch: seat === null || seat < 0 ? undefined : seat };
    this.#whole = true;
    this.#line.renew();
  }

  /** After `taken-over` or a wrong password: try it again, perhaps with something else. */
  again(change: Partial<Place> = {}): void {
    this.place = { ...this.place, ...change };
    this.farewell = '';
    this.#line.renew();
  }

  close(): void {
    this.#requests.close();
    this.#line.close();
  }

  #hello(): void {
    const { token = '', lang, text = false, watch = null, name = '', password = '' } = this.place;
    const since = this.#whole ? 0 : this.seq;
    this.#line.send({
      type: 'hello',
      protocol: 1,
      token,
      since,
      head: lastHead(this.id),
      lang,
      text,
      watch,
      name,
      password,
    });
  }

  #heard(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.#welcomed(message);
        break;
      case 'update':
        this.#updated(message);
        break;
      case 'accepted':
      case 'done':
        this.#answered(message.request);
        break;
      case 'prepared':
        this.standing = message.answers;
        this.#answered(message.request);
        break;
      case 'because':
      case 'plans':
      case 'hints':
      case 'chances':
        this.#wondering.answered(message.request, message);
        break;
      case 'earlier':
        this.#readBack(message);
        break;
      case 'refused':
        if (message.request === this.#reading) {
          this.#reading = ''; // too much at once: whoever scrolls again asks again
          break;
        }
        if (this.#wondering.answered(message.request, message)) break;
        // What met the bot that has taken the seat over is nobody's mistake: the table says who plays.
        if (message.rule !== 'T-SEAT-04') this.refusal = message;
        this.#answered(message.request);
        break;
      case 'error':
        if (message.problem === 'storage') this.#requests.notWritten(message.text ?? '');
        else this.problem = message;
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'chat':
        this.chat = [...this.chat, message].slice(-200);
        break;
      case 'chat_removed':
        this.chat = this.chat.filter((line) => line.id !== message.id);
        break;
      case 'notice':
        noted(message);
        break;
      case 'presence':
        this.presence = message;
        break;
      case 'company':
        this.chat = message.chat;
        this.presence = message.presence;
        this.muted = message.muted;
        this.notes = this.#requests.last('note')?.text ?? message.notes; // it is sent again
        break;
      case 'bye':
        this.farewell = message.reason;
        this.farewellText = message.text ?? '';
        if (message.back) this.#line.later(message.back.from, message.back.to);
        if (!PASSING.includes(message.reason)) this.#line.close();
    }
  }

  #welcomed(message: Welcome): void {
    this.#line.settled();
    this.farewell = '';
    this.viewer = message.viewer;
    this.seat = this.place.token && message.viewer >= 0 ? message.viewer : null;
    this.table = message.table;
    this.standing = message.standing as Record<string, Record<string, unknown>>;
    this.view = message.view as View | null;
    this.#reading = '';
    const earlier = message.earlier ?? 0;
    if (this.#whole || earlier > this.seq) {
      this.log = shown(message.events);
      this.logStart = 0;
      this.earlier = earlier;
    } else {
      this.#write(message.events);
    }
    this.#took(message, message.play);
    for (const hearing of this.#jumps) hearing();
    this.#whole = message.seq === 0; // before the match begins there is nothing to go on from
    this.#requests.again();
  }

  #readBack(message: Earlier): void {
    if (message.request !== this.#reading) return; // about a log that is not shown any more
    this.#reading = '';
    this.earlier = message.earlier;
    const lines = shown(message.events);
    this.log = [...lines, ...this.log];
    this.logStart -= lines.length;
  }

  #updated(message: Update): void {
    if (message.seq <= this.seq) return;
    if (message.seq > this.seq + 1 || this.view === null) {
      this.#line.renew(); // something was missed: a welcome tells it all
      return;
    }
    const before = this.view;
    this.last = { kind: message.kind, by: message.by };
    const view: View = patched(before, message.patch as Change[]);
    this.view = view;
    this.#took(message, message.play);
    this.#tell(message.events, view, before);
  }

  #took(message: Welcome | Update, play: Play | null): void {
    this.seq = message.seq;
    keepHead(this.id, message.head);
    this.words = message.board ?? null;
    this.play = play;
    this.decisions = playedByBot(this) ? [] : message.decisions;
    this.playHeard = Date.now();
    const answered = this.answering?.decision;
    if (!message.decisions.some((decision) => decision.id === answered)) this.answering = null;
  }

  #write(events: Event[]): void {
    this.fresh = events;
    this.log = [...this.log, ...shown(events)];
  }

  #tell(events: Event[], view: View, before: View): void {
    this.#write(events);
    for (const hearing of this.#hearings) hearing(events, view, before);
  }

  #answered(request: string): void {
    this.#requests.answered(request);
    if (this.answering?.request === request) this.answering = null;
  }
}

function shown(events: Event[]): Event[] {
  return events.filter((event) => event.text);
}
