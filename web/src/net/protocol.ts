// Made from the messages of the server by `python -m stormark.server.protocol.write`.
// Do not change this file by hand.

/** The first message. Without a token you watch. */
export interface Hello {
  type: 'hello';
  /** The version of the protocol: 1. */
  protocol: number;
  /** What proves whose seat it is. */
  token?: string;
  /** The last number already seen: later events come with it. */
  since?: number | null;
  /** The last `head` that was told, so that no loss is missed. */
  head?: string;
  /** Decisions and events come with sentences in this language. */
  lang?: 'de' | 'en' | null;
  /** With `lang`: the whole table comes in words, as `board`. */
  text?: boolean;
  /** With every question comes the position to think about it. */
  position?: boolean;
  /** The seat a spectator wants to look over, where the table allows it. */
  watch?: number | null;
  /** What a spectator wants to be called. */
  name?: string;
  /** Of a locked table, for spectators. */
  password?: string;
}

/** Answer the decision named with one of its actions, and continue with others at once. All of them are taken as a whole or not at all: one record, one `undo`. They may continue to the first action that draws chance or shows something hidden. */
export interface Act {
  type: 'act';
  /** The client's own name for this: asking again under it changes nothing. */
  request: string;
  /** The `id` of a decision. */
  decision: string;
  /** One of the decision's actions, without text. */
  action: Record<string, unknown>;
  /** Further actions of this seat after it, in order. */
  then?: Record<string, unknown>[];
}

/** Answer in notation; a compound move is taken as a whole or not at all. It may continue to the first action that draws chance or shows something hidden. */
export interface Write {
  type: 'write';
  /** The client's own name for this: asking again under it changes nothing. */
  request: string;
  /** The notation of the game. */
  text: string;
  /** null: whatever is asked at the moment. */
  decision?: string | null;
}

/** Take back the seat's last move, or with `turn` everything of its turn. */
export interface TakeBack {
  type: 'undo';
  /** The client's own name for this: asking again under it changes nothing. */
  request: string;
  /** Everything of the seat's own turn at once. */
  turn?: boolean;
}

/** Propose to go back, to pause, to resume after a pause, or to let a bot play for somebody. All other people must agree. A bot may be proposed for somebody who has been away for a while. */
export interface Propose {
  type: 'propose';
  /** The client's own name for this: asking again under it changes nothing. */
  request: string;
  what: 'pause' | 'resume' | 'stand_in' | 'undo';
  /** The last number that still counts, or the seat of the person who is away. */
  to?: number;
}

/** Agree to what is proposed. */
export interface Agree {
  type: 'agree';
  /** The client's own name for this: asking again under it changes nothing. */
  request: string;
}

/** Decline what is proposed, or withdraw it. */
export interface Decline {
  type: 'decline';
  /** The client's own name for this: asking again under it changes nothing. */
  request: string;
}

/** Propose to end a pause; where nobody else has to agree, it ends at once. */
export interface Resume {
  type: 'resume';
  /** The client's own name for this: asking again under it changes nothing. */
  request: string;
}

/** Let a bot play the seat until its player comes back. */
export interface LeaveToBot {
  type: 'leave';
  /** The client's own name for this: asking again under it changes nothing. */
  request: string;
}

/** Take the seat over from the bot again. */
export interface ComeBack {
  type: 'return';
  /** The client's own name for this: asking again under it changes nothing. */
  request: string;
}

/** Resign; a bot plays on where others still play against each other. */
export interface Resign {
  type: 'resign';
  /** The client's own name for this: asking again under it changes nothing. */
  request: string;
}

/** Ask what would keep the seat from an action, without trying it; answered by `because`. The action is given as such or in notation, of which only the first move is judged. */
export interface Why {
  type: 'why';
  /** The client's own name for this: asking again under it changes nothing. */
  request: string;
  /** In the form of an action. */
  action?: Record<string, unknown> | null;
  /** Or in the notation of the game. */
  text?: string;
}

/** Ask how to reach a goal by foreseeable actions of the seat; answered by `plans`. */
export interface MakePlans {
  type: 'plan';
  /** The client's own name for this: asking again under it changes nothing. */
  request: string;
  goal: Goal;
}

/** An action that one would like to come to, perhaps incomplete. */
export interface Goal {
  verb: string;
  /** Those that matter; others are left open. */
  args?: Record<string, unknown>;
}

/** Ask what a strong player would do with the open decision; answered by `hints`. */
export interface AskCoach {
  type: 'coach';
  /** The client's own name for this: asking again under it changes nothing. */
  request: string;
}

/** Ask how likely each side is to win from here; answered by `chances`. */
export interface AskChances {
  type: 'chances';
  /** The client's own name for this: asking again under it changes nothing. */
  request: string;
}

/** Ask for what happened earlier; answered by `earlier`. */
export interface History {
  type: 'history';
  /** The client's own name for this: asking again under it changes nothing. */
  request: string;
  /** The last number to be told: `earlier` of the page after it. */
  to: number;
}

/** Automatic answers: what to answer to each kind of decision, until changed. */
export interface SetAutoAnswers {
  type: 'standing';
  /** The client's own name for this: asking again under it changes nothing. */
  request: string;
  /** An action for each kind of decision. */
  answers: Record<string, Record<string, unknown>>;
}

/** A line of chat. Unlike a record, it is written again when it is repeated. */
export interface Say {
  type: 'say';
  /** The client's own name for this: asking again under it changes nothing. */
  request: string;
  text: string;
}

/** Mute somebody's chat, or unmute it. */
export interface Mute {
  type: 'mute';
  /** The client's own name for this: asking again under it changes nothing. */
  request: string;
  /** Whose; -1: all spectators'. */
  seat: number;
  muted?: boolean;
}

/** Store private notes about this table; they replace those before. */
export interface Note {
  type: 'note';
  /** The client's own name for this: asking again under it changes nothing. */
  request: string;
  text: string;
}

/** Say how far the player has seen what happened, while a bot plays the seat: it waits for that. Whoever says so before `leave` watches the bot at a pace of their own. Answered by `done`; nobody else is told, and a bot waits for nobody who is not there. */
export interface Shown {
  type: 'shown';
  /** The client's own name for this: asking again under it changes nothing. */
  request: string;
  /** The last number that was shown. */
  seq: number;
}

/** Answered by `pong`. */
export interface Ping {
  type: 'ping';
}

/** Where things stand: the whole view of this viewer and what it is asked. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  /** A seat, or -1 for a spectator. */
  viewer: number;
  /** The last number of this viewer; 0: the match has not begun. */
  seq: number;
  /** The table's public card. */
  table: TableSummary;
  /** In the form the game defines; null until the match begins. */
  view: Record<string, unknown> | null;
  /** What this viewer is asked now. */
  decisions: Decision[];
  play: Play | null;
  /** What happened after `since`; of much only the last part. */
  events: Event[];
  /** This seat's automatic answers. */
  standing: Record<string, unknown>;
  /** The events are those after this number; if it is more than was asked for, `history` tells what was before. */
  earlier?: number;
  /** Of the log as this viewer knows it: to be shown with the next `hello`. */
  head?: string;
  /** The table in words, where `hello` asked for `text`. */
  board?: Section[];
  /** Where `hello` asked for it and while the viewer is asked: the position as it sees it, in the form in which this version of Stormark keeps positions. */
  position?: Record<string, unknown>;
}

/** A table from outside: no part of its match, no secret. */
export interface TableSummary {
  id: string;
  game: string;
  options: Record<string, unknown>;
  /** Hash of the content pack. */
  pack: string;
  rules_version: number;
  status: 'finished' | 'open' | 'running';
  settings: TableSettings;
  /** Whether it takes a password to sit or to watch. */
  locked: boolean;
  /** Whether those who play may ask the coach for hints. */
  coached: boolean;
  /** Of the secret that decides chance, published before the match. */
  seed_hash: string;
  /** A share of the victory per seat. */
  result: number[] | null;
  /** Milliseconds since 1970. */
  created_at: number;
  changed_at: number;
  /** The table that this one came from. */
  origin: Record<string, unknown> | null;
  /** The table at which the same players play again. */
  rematch: string | null;
  /** Who plays with whom; null before the match begins. */
  sides: number[][] | null;
  /** Records that were seen are lost: nobody can play on here. */
  damaged: boolean;
  /** What seats that are not `ready` have to agree to before the match. */
  changes: HostChange[];
  /** What whoever sits down agrees to, in one word: for `offer` there. */
  offer: string;
  seats: SeatSummary[];
}

/** Chosen by the person who opens the table; everybody who joins sees them. */
export interface TableSettings {
  public: boolean;
  spectators: 'none' | 'open' | 'public';
  spectator_chat: 'all' | 'apart' | 'none';
  chat: boolean;
  auto_start: boolean;
  replay: 'private' | 'public';
  clock: Record<string, unknown>;
  practice: boolean;
  coach: 'all' | 'alone' | 'none';
  expiry: 'bot' | 'help' | 'resign';
  stand_in: string;
}

/** Something that the host changed after people sat down. */
export interface HostChange {
  /** `options.NAME`, `settings.NAME`, or `seats.NUMBER` counted from 0. */
  what: string;
  /** What those who sit here knew; null: nothing, or an open seat. Of a seat: `kind` (person, bot) with `name` or `bot`. */
  before: unknown;
  after: unknown;
}

/** Who sits at a seat. */
export interface SeatSummary {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  /** Its level. */
  bot: string | null;
  /** Whether the name is that of an account; guests may take any name. */
  account: boolean;
  /** For somebody of the table before who has not come yet. */
  kept: boolean;
  /** False: the host changed something that they have not agreed to. */
  ready: boolean;
  /** What whoever sits here has not agreed to. */
  changes: HostChange[];
}

/** A question that the viewer's seat has to answer, or may answer although nobody waits. */
export interface Decision {
  /** What the question mentions. */
  about: Record<string, unknown>;
  /** Every legal answer, in a stable order. */
  actions: Action[];
  /** Stays the same whatever other seats do. */
  id: string;
  /** True: nobody waits for the answer. */
  idle?: boolean;
  /** Which question it is. */
  kind: string;
  seat: number;
  /** True: to be answered by hand, even with one answer. */
  secret?: boolean;
  /** The sentence for people, where `hello` named a language. */
  text?: string;
}

/** An answer to a decision: a verb with typed references. */
export interface Action {
  args: Record<string, unknown>;
  /** The sentence for people, where `hello` named a language. */
  text?: string;
  verb: string;
}

/** What this viewer may know beside the view. */
export interface Play {
  clock: Times;
  paused: boolean;
  /** By seat. */
  players: Player[];
  proposal: Proposed | null;
  /** A share of the victory per seat; null while the match goes on. */
  result: number[] | null;
  /** null: for spectators, and when the match is over. */
  undo: WaysBack | null;
}

/** All clocks, as they stood at one moment. */
export interface Times {
  /** That moment, in milliseconds since 1970. */
  at: number;
  kind: 'bank' | 'days' | 'move' | 'none' | 'turn';
  paused: boolean;
  /** Of the match; null: unlimited. */
  playing_time_left: number | null;
  seats: SeatTime[];
}

/** The clock of one seat; all times are milliseconds. */
export interface SeatTime {
  /** What is left for the whole match. */
  bank?: number;
  /** What it may still use; null: no clock. */
  remaining: number | null;
  /** Whether the seat's time runs now. */
  running: boolean;
  /** What it was charged so far. */
  used: number;
}

/** Who plays a seat now. */
export interface Player {
  /** The level of the bot that plays it, or null. */
  bot: string | null;
  /** At the end: the turns in which a bot answered for the person. */
  bot_turns?: number[];
  resigned: boolean;
}

/** What the people at the table have to agree to. */
export interface Proposed {
  /** The seats that have agreed so far. */
  agreed: number[];
  /** The seat that proposed it. */
  by: number;
  /** The number to go back to, or the seat of who is away. */
  to: number;
  what: 'pause' | 'resume' | 'stand_in' | 'undo';
}

/** What this seat could take back now. */
export interface WaysBack {
  /** The last move. */
  step: WayBack;
  /** The whole turn: `undo` with `turn`. */
  turn: WayBack;
}

/** What an `undo` would take back, or why it would be refused. */
export interface WayBack {
  possible: boolean;
  /** The id of the rule that forbids it; empty if none does. */
  rule: string;
  /** The sentence for people, where `hello` named a language. */
  text: string;
}

/** Something that happened, as far as the viewer may know. */
export interface Event {
  args: Record<string, unknown>;
  /** With `text`; true: the first of what came at once. */
  begins?: boolean;
  /** The sentence for people, where `hello` named a language. */
  text?: string;
  verb: string;
}

/** A part of the table in words; one of level 2 belongs to the one of level 1 before it. */
export interface Section {
  heading: string;
  level: number;
  lines: string[];
}

/** A record of the log: what this viewer may know of it; one it may not notice is not sent. */
export interface Update {
  type: 'update';
  /** Its number for this viewer: one more than before. */
  seq: number;
  /** What happened, for this viewer. */
  events: Event[];
  /** What kind of record it is. */
  kind: string;
  /** The seat it came from; null: the server. */
  by: number | null;
  /** How the view changed. */
  patch: [(string | number)[], unknown?][];
  /** What this viewer is asked now. */
  decisions: Decision[];
  play: Play;
  /** Of the log as this viewer knows it: to be shown with the next `hello`. */
  head?: string;
  /** The table in words, where `hello` asked for `text`. */
  board?: Section[];
  /** Where `hello` asked for it and while the viewer is asked: the position as it sees it, in the form in which this version of Stormark keeps positions. */
  position?: Record<string, unknown>;
}

/** What was asked is done. */
export interface Accepted {
  type: 'accepted';
  /** The name the client gave its request. */
  request: string;
  /** The number of the record it became. */
  seq: number;
}

/** What was asked breaks a rule; nothing has changed. */
export interface Refused {
  type: 'refused';
  /** The name the client gave its request. */
  request: string;
  /** The id of the rule. */
  rule: string;
  /** Which way to break it, where there are several. */
  reason?: string;
  /** What the message's text mentions. */
  params?: Record<string, unknown>;
  /** The sentence for people, where `hello` named a language. */
  text?: string;
}

/** What would keep the seat from an action at the moment, or that nothing would. */
export interface WhyAnswer {
  type: 'because';
  /** The name the client gave its request. */
  request: string;
  possible: boolean;
  /** The id of the rule that forbids it. */
  rule?: string;
  /** Which way to break it, where there are several. */
  reason?: string;
  /** What the message's text mentions. */
  params?: Record<string, unknown>;
  /** The sentence for people, where `hello` named a language. */
  text?: string;
}

/** The ways to a goal, the nearest first; none if it cannot be reached foreseeably. */
export interface Plans {
  type: 'plans';
  /** The name the client gave its request. */
  request: string;
  /** For every action that fits the goal the cheapest way; for a goal that only one action fits, also other ways to pay. */
  plans: Plan[];
  /** There may be others: not everything was tried. */
  more: boolean;
}

/** A way to something: actions that lead to it and cost as little as possible. */
export interface Plan {
  /** What it comes to, complete. */
  goal: Action;
  /** What is used up on the way, in words. */
  pays: string[];
  /** All actions in order; the last one is the goal: to be sent as an `act`. */
  steps: Action[];
  /** The goal and its price in one sentence. */
  text: string;
}

/** What a strong player would do, from what the seat sees; none if it has nothing to decide. */
export interface Hints {
  type: 'hints';
  /** The name the client gave its request. */
  request: string;
  /** The question it is about; empty: there is none. */
  decision: string;
  /** The best plans, the best one first. */
  hints: Hint[];
}

/** A plan of a strong player, and what it is worth. */
export interface Hint {
  /** To win, in percent, at the end of the turn. */
  chance: number;
  /** Against a quick bot's way, in points of percent. */
  change: number;
  /** The largest first; losses below zero. */
  gains: HintGain[];
  /** Why, sentence by sentence. */
  reasons: string[];
  /** In order, up to the first roll, draw or answer of somebody else. */
  steps: HintStep[];
  /** By its most important actions. */
  title: string;
}

/** By how much something changes until the end of the turn, on average. */
export interface HintGain {
  amount: number;
  /** Of what the coach counts: see coach.md. */
  name: string;
  /** With its sign and its name. */
  text: string;
}

/** One action of a plan of the coach. */
export interface HintStep {
  action: Action;
  /** What it does, in the language of the connection. */
  text: string;
}

/** How likely every side wins, from what the seat sees. */
export interface Chances {
  type: 'chances';
  /** The name the client gave its request. */
  request: string;
  /** In the order of their first seats. */
  sides: SideChance[];
}

/** How likely a side wins. */
export interface SideChance {
  /** In percent; those of all sides add up to 100. */
  chance: number;
  /** Who wins together. */
  seats: number[];
}

/** What happened before, as a page of the log. */
export interface Earlier {
  type: 'earlier';
  /** The name the client gave its request. */
  request: string;
  /** What happened, for this viewer. */
  events: Event[];
  /** The events are those after this number; if it is more than was asked for, `history` tells what was before. */
  earlier: number;
}

/** The automatic answers are stored. */
export interface AutoAnswersSaved {
  type: 'prepared';
  /** The name the client gave its request. */
  request: string;
  /** An action for each kind of decision. */
  answers: Record<string, Record<string, unknown>>;
}

/** Who sits where, names or settings changed. */
export interface TableChanged {
  type: 'table';
  /** The table's public card. */
  table: TableSummary;
}

/** Somebody said something. */
export interface ChatLine {
  type: 'chat';
  /** Grows from line to line. */
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  /** null: a spectator. */
  seat: number | null;
  /** Shown beside the name: spectators may be called anything. */
  role: 'player' | 'spectator';
  /** Whether they were logged in; otherwise a guest. */
  account: boolean;
  /** Empty: a spectator without a name. */
  name: string;
  text: string;
}

/** An operator removed a line of chat. */
export interface ChatLineRemoved {
  type: 'chat_removed';
  /** Its number. */
  id: number;
}

/** What an operator decided about the person connected here. */
export interface Notice {
  type: 'notice';
  /** Grows from notice to notice. */
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  /** A message id. */
  message: string;
  /** What the message's text mentions. */
  params: Record<string, unknown>;
  /** The sentence for people, where `hello` named a language. */
  text: string;
}

/** Who is connected. */
export interface Presence {
  type: 'presence';
  seats: number[];
  /** How many. */
  spectators: number;
}

/** Sent once after the first `welcome`. */
export interface SocialState {
  type: 'company';
  /** The last lines. */
  chat: ChatLine[];
  presence: Presence;
  /** Whom this seat does not read. */
  muted: number[];
  /** What this seat wrote down for itself. */
  notes: string;
}

/** What was asked is done; it is no part of the match. */
export interface Done {
  type: 'done';
  /** The name the client gave its request. */
  request: string;
}

/** A message that could not be understood, or not be carried out now (`storage`). What could not be written may be asked for again under the same name. */
export interface Problem {
  type: 'error';
  /** A message id. */
  problem: string;
  /** The field. */
  place: string;
  /** What the message's text mentions. */
  params?: Record<string, unknown>;
  /** What could not be carried out. */
  request?: string;
  /** The sentence for people, where `hello` named a language. */
  text?: string;
}

/** Here. */
export interface Pong {
  type: 'pong';
}

/** The server is about to close the connection. */
export interface Bye {
  type: 'bye';
  /** A message id: see closing reasons. */
  reason: string;
  /** The sentence for people, where `hello` named a language. */
  text?: string;
  /** When to come back, where the server knows. */
  back?: ComeBackIn;
}

/** Seconds in which to come back; a client that is sent away chooses any moment between. */
export interface ComeBackIn {
  from: number;
  to: number;
}

/** What a client may send. */
export type FromClient =
  | Hello
  | Act
  | Write
  | TakeBack
  | Propose
  | Agree
  | Decline
  | Resume
  | LeaveToBot
  | ComeBack
  | Resign
  | Why
  | MakePlans
  | AskCoach
  | AskChances
  | History
  | SetAutoAnswers
  | Say
  | Mute
  | Note
  | Shown
  | Ping;

/** What the server sends. */
export type FromServer =
  | Welcome
  | Update
  | Accepted
  | Refused
  | WhyAnswer
  | Plans
  | Hints
  | Chances
  | Earlier
  | AutoAnswersSaved
  | TableChanged
  | ChatLine
  | ChatLineRemoved
  | Notice
  | Presence
  | SocialState
  | Done
  | Problem
  | Pong
  | Bye;
