/** The part of the HTTP interface that is for operators; see docs/operators.md. */
import { api } from '../../net/api';

export interface NumberShown {
  name: string;
  about: string;
  labels: Record<string, string>;
  value: number;
}

export interface Overview {
  name: string;
  fresh_until: number;
  tables: Record<string, number>;
  overdue: number;
  people: number;
  reports: number;
  processes: number;
  sockets: number;
  numbers: NumberShown[];
}

export type Status = 'open' | 'running' | 'finished';

export interface ShownSeat {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  person: string | null;
}

export interface ShownTable {
  id: string;
  game: string;
  status: Status;
  public: boolean;
  locked: boolean;
  created_at: number;
  changed_at: number;
  seats: ShownSeat[];
  connected: number;
}

export interface ShownLine {
  id: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

export interface ShownPerson {
  id: string;
  name: string;
  created_at: number;
  seen_at: number;
  address: string;
  sessions: number;
  operator: boolean;
}

export interface ShownGuest {
  table: string;
  game: string;
  status: Status;
  seat: number;
  name: string;
  seen_at: number | null;
  address: string;
}

export interface ShownSanction {
  id: string;
  kind: 'ban' | 'mute';
  reason: string;
  created_at: number;
  expires_at: number | null;
  person: string | null;
  name: string;
  network: string | null;
  table: string | null;
  seat: number | null;
}

export interface ShownReport {
  id: string;
  at: number;
  kind: 'table' | 'line' | 'name' | 'game';
  cause: string;
  words: string;
  table: string;
  evidence: {
    game?: string;
    status?: string;
    seat?: number | null;
    name?: string;
    line?: number;
    seats?: ShownSeat[];
    chat?: ShownLine[];
  };
  state: 'open' | 'done' | 'dismissed';
  answer: string;
  closed_at: number | null;
  reporter: string;
}

export interface ShownEntry {
  seq: number;
  at: number;
  actor_name: string;
  action: string;
  details: Record<string, unknown>;
  reason: string;
  address: string;
}

/** What an operator does: the words of docs/operators.md. */
export type Action = { do: string } & Record<string, string | number | null>;

export interface Done {
  seq: number;
  code: string;
}

function query(asked: Record<string, string | null>): string {
  const given = Object.entries(asked).filter((pair): pair is [string, string] => !!pair[1]);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

type Asked = Record<string, string | null>;

export const overview = () => api<Overview>('/admin');
export const listTables = (asked: Asked) =>
  api<{ tables: ShownTable[]; next: string | null }>(`/admin/tables${query(asked)}`);
export const showTable = (id: string) =>
  api<{ table: ShownTable; chat: ShownLine[] }>(`/admin/tables/${id}`);
export const listPeople = (asked: Asked) =>
  api<{ people: ShownPerson[]; next: string | null }>(`/admin/people${query(asked)}`);
export const listGuests = (asked: Asked) => api<ShownGuest[]>(`/admin/guests${query(asked)}`);
export const listSanctions = () => api<ShownSanction[]>('/admin/sanctions');
export const listReports = (asked: Asked) =>
  api<{ reports: ShownReport[]; next: string | null }>(`/admin/reports${query(asked)}`);
export const listAudit = (asked: Asked) =>
  api<{ entries: ShownEntry[]; next: number | null }>(`/admin/audit${query(asked)}`);
export const prove = (password: string) => api('/admin/proof', { body: { password } });
export const act = (request: string, reason: string, action: Action) =>
  api<Done>('/admin/actions', { body: { request, reason, action } });
