// Made from the HTTP interface of the server by `python -m stormark.server.protocol.write`.
// Do not change this file by hand.

/** Where a calendar program finds one's turns; it is told once. */
export interface CalendarLink {
  url: string;
}

/** A browser that shows notices. */
export interface Device {
  id: string;
  label: string;
  created_at: number;
}

/** Where mail goes, and whether the address was confirmed. */
export interface MailChoice {
  address: string;
  /** Whether to write when it is one's turn. */
  turns: boolean;
  confirmed: boolean;
  /** The address that takes its place once it is confirmed. */
  waiting: string | null;
}

/** Whoever is logged in. */
export interface Me {
  name: string;
  created_at: number;
}

/** The keys of an account. */
export interface MyPasskeys {
  /** Whether this server's address allows new ones. */
  offered: boolean;
  /** How many an account may have. */
  most: number;
  passkeys: Passkey[];
}

/** Everything about being called back. */
export interface MyReminders {
  /** For the browser's `applicationServerKey`; null: no notices. */
  push_key: string | null;
  devices: Device[];
  mail_offered: boolean;
  mail: MailChoice | null;
  /** Whether there is a link to one's calendar. */
  calendar: boolean;
}

/** A browser in which one is logged in. */
export interface MySession {
  id: string;
  /** What the browser calls itself. */
  agent: string;
  /** Milliseconds since 1970. */
  created_at: number;
  /** When it was last used, within ten minutes. */
  seen_at: number;
  /** The one that asks. */
  current: boolean;
}

/** A key on one of one's devices. */
export interface Passkey {
  id: string;
  name: string;
  /** Milliseconds since 1970. */
  created_at: number;
  /** When it last logged in; null: never. */
  used_at: number | null;
}

/** Whether one can log in by a passkey. */
export interface PasskeysOffered {
  offered: boolean;
}

/** They are shown this once. */
export interface RecoveryCodes {
  codes: string[];
}

/** Which codes there still are. */
export interface RecoveryState {
  left: number;
  made_at: number | null;
}

/** Whether somebody looks after the server. */
export interface Role {
  operator: boolean;
}
