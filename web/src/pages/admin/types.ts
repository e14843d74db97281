// Made from the HTTP interface of the server by `python -m stormark.server.protocol.write`.
// Do not change this file by hand.

/** The number in the audit log. */
export interface ActionDone {
  seq: number;
  /** To choose a new password with; shown this once. */
  code: string;
}

/** One of these. */
export type AnyAction =
  | BanPerson
  | BanNetwork
  | MutePerson
  | MuteSeat
  | Lift
  | CloseTable
  | RenamePerson
  | RenameSeat
  | ResetPassword
  | EndSessions
  | RemovePerson
  | RemoveLine
  | WithdrawPack
  | CloseReport;

/** Some entries, the newest first, and where the next page begins. */
export interface AuditPage {
  entries: ShownEntry[];
  next: number | null;
}

/** Nobody may come in from a range of addresses. */
export interface BanNetwork {
  do: 'ban_network';
  network: string;
  /** How long; null: until somebody lifts it. */
  hours?: number | null;
}

/** An account may not come in. */
export interface BanPerson {
  do: 'ban_person';
  person: string;
  /** How long; null: until somebody lifts it. */
  hours?: number | null;
}

/** A report has been looked at; whoever made it is told the reason as the answer. */
export interface CloseReport {
  do: 'close_report';
  report: string;
  state: 'dismissed' | 'done';
}

/** An open table goes; a match that runs ends without a winner. */
export interface CloseTable {
  do: 'close_table';
  table: string;
}

/** An account is logged out everywhere. */
export interface EndSessions {
  do: 'end_sessions';
  person: string;
}

/** What was to be seen when something was reported. */
export interface Evidence {
  game: string;
  status: 'finished' | 'open' | 'running';
  seats: ShownSeat[];
  chat: ShownLine[];
  /** The line that is meant. */
  line: number | null;
  /** The seat of whoever is meant. */
  seat: number | null;
  /** The name that is meant. */
  name: string;
}

/** A ban or a mute ends now. */
export interface Lift {
  do: 'lift';
  sanction: string;
}

/** An account may not write, at one table or anywhere. */
export interface MutePerson {
  do: 'mute_person';
  person: string;
  table?: string | null;
  /** How long; null: until somebody lifts it. */
  hours?: number | null;
}

/** Whoever sits at a seat may not write there: for guests, who have no account. */
export interface MuteSeat {
  do: 'mute_seat';
  table: string;
  seat: number;
  /** How long; null: until somebody lifts it. */
  hours?: number | null;
}

/** How things stand, and the numbers of the process that answers. */
export interface Overview {
  /** Of the operator. */
  name: string;
  /** When the password has to be given again. */
  fresh_until: number;
  /** How many, by status. */
  tables: Record<string, number>;
  /** Tables that wait for the server to act. */
  overdue: number;
  people: number;
  /** How many nobody has looked at. */
  reports: number;
  /** How many serve this database. */
  processes: number;
  /** Connections to this process. */
  sockets: number;
  numbers: ShownNumber[];
}

/** Some accounts, and where the next page begins. */
export interface PeoplePage {
  people: ShownPerson[];
  next: string | null;
}

/** A line of chat is gone for everybody. */
export interface RemoveLine {
  do: 'remove_line';
  line: number;
}

/** An account is deleted, as its owner could; games stay, without the name. */
export interface RemovePerson {
  do: 'remove_person';
  person: string;
}

/** An account bears another name, at all of its seats as well. */
export interface RenamePerson {
  do: 'rename_person';
  person: string;
  name: string;
}

/** Whoever sits at a seat bears another name there. */
export interface RenameSeat {
  do: 'rename_seat';
  table: string;
  seat: number;
  name: string;
}

/** Some reports, and where the next page begins. */
export interface ReportPage {
  reports: ShownReport[];
  next: string | null;
}

/** Somebody who forgot their password can choose a new one, with a code that works once. */
export interface ResetPassword {
  do: 'reset_password';
  person: string;
}

/** An entry of the audit log. */
export interface ShownEntry {
  seq: number;
  /** Since 1970. */
  at: number;
  /** The account; null: the server's terminal. */
  actor: string | null;
  actor_name: string;
  action: string;
  details: Record<string, unknown>;
  reason: string;
  address: string;
  /** Of this entry and the hash of the one before. */
  hash: string;
}

/** Somebody without an account at a seat. */
export interface ShownGuest {
  table: string;
  game: string;
  status: 'finished' | 'open' | 'running';
  seat: number;
  name: string;
  seen_at: number | null;
  address: string;
}

/** Something that was said. */
export interface ShownLine {
  id: number;
  /** Since 1970. */
  at: number;
  seat: number | null;
  name: string;
  text: string;
  /** The account of whoever said it. */
  person: string | null;
}

/** One number: a level as it is, or the mean of something that was measured often. */
export interface ShownNumber {
  name: string;
  about: string;
  labels: Record<string, string>;
  value: number;
}

/** A pack that somebody shares. */
export interface ShownPack {
  hash: string;
  game: string;
  /** Since 1970. */
  shared_at: number;
  /** How many share it. */
  shares: number;
}

/** An account. */
export interface ShownPerson {
  id: string;
  name: string;
  /** Since 1970. */
  created_at: number;
  /** When they were last here, to some minutes. */
  seen_at: number;
  /** The part of the net they last came from. */
  address: string;
  /** Browsers they are logged in with. */
  sessions: number;
  operator: boolean;
}

/** What a player reported, with what it was about at that time. */
export interface ShownReport {
  id: string;
  /** Since 1970. */
  at: number;
  kind: 'game' | 'line' | 'name' | 'table';
  cause: string;
  words: string;
  table: string;
  evidence: Evidence;
  state: 'dismissed' | 'done' | 'open';
  answer: string;
  closed_at: number | null;
  /** The name of the account, or nothing. */
  reporter: string;
}

/** A ban or a mute. */
export interface ShownSanction {
  id: string;
  kind: 'ban' | 'mute';
  reason: string;
  /** Since 1970. */
  created_at: number;
  /** null: until somebody lifts it. */
  expires_at: number | null;
  person: string | null;
  /** Of the account or the seat. */
  name: string;
  network: string | null;
  table: string | null;
  seat: number | null;
}

/** Who sits at a seat. */
export interface ShownSeat {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  /** The account; null: a guest, a bot, nobody. */
  person: string | null;
}

/** A table from outside. */
export interface ShownTable {
  id: string;
  game: string;
  status: 'finished' | 'open' | 'running';
  public: boolean;
  locked: boolean;
  /** Since 1970. */
  created_at: number;
  /** When something last happened there. */
  changed_at: number;
  seats: ShownSeat[];
  /** Players and spectators who are there now. */
  connected: number;
}

/** A table, and what was said at it. */
export interface TableDetails {
  table: ShownTable;
  chat: ShownLine[];
}

/** Some tables, and where the next page begins. */
export interface TablePage {
  tables: ShownTable[];
  next: string | null;
}

/** Nobody shares a pack any more, and for some time nobody shares it again. */
export interface WithdrawPack {
  do: 'withdraw_pack';
  pack: string;
}
