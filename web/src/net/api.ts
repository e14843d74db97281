/** The HTTP interface of the server; see docs/api.md. */
import { settings } from '../settings/settings.svelte';
import type { Json } from './patch';
import type { HostChange, TableSettings, TableSummary } from './protocol';

/** What the server does not do, with the rule or the field in the way. */
export class Refusal extends Error {
  readonly rule: string;
  readonly reason: string;
  readonly params: Record<string, Json>;
  readonly text: string; // in words, where the server has any
  readonly flaws: { place: string; text: string }[]; // where several things are wrong

  constructor(
    readonly status: number,
    told: Record<string, Json>,
    readonly wait = 0, // seconds before it makes sense to ask again
  ) {
    super(String(told.rule || told.problem || status));
    this.rule = String(told.rule || told.problem || 'server-error');
    this.reason = String(told.reason ?? '');
    this.params = (told.params ?? {}) as Record<string, Json>;
    this.text = String(told.text ?? '');
    this.flaws = (told.flaws ?? []) as typeof this.flaws;
  }
}

interface Ask {
  method?: string;
  body?: unknown;
  token?: string;
  share?: string; // what withdraws a shared pack
}

export async function api<T>(path: string, { method, body, token, share }: Ask = {}): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': settings.lang };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers['X-Table-Token'] = token;
  if (share) headers['X-Share-Token'] = share;
  const response = await fetch(`/api${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Refusal(response.status, problem(text), waitOf(response));
  return (text ? JSON.parse(text) : null) as T;
}

const BUSY = [429, 503];
const SOON = 5; // where a server that is busy does not say for how long

function waitOf({ status, headers }: Response): number {
  if (!BUSY.includes(status)) return 0;
  return Number(headers.get('Retry-After')) || SOON;
}

function problem(text: string): Record<string, Json> {
  try {
    return JSON.parse(text) as Record<string, Json>;
  } catch {
    return {};
  }
}

export interface OptionCard {
  name: string;
  kind: 'switch' | 'number' | 'word' | 'words';
  default: Json;
  low?: number;
  high?: number;
  special?: number[];
  words?: string[];
  most?: number;
  gaps?: boolean;
}

/** Somebody to play against: the bot CHARACTER@LEVEL. */
export interface CharacterCard {
  id: string;
  name: string;
  faction: string;
  style: string;
}

/** A pack that everybody at this server may play with. */
export interface OfferedPack {
  hash: string;
  name: string;
  shipped: boolean; // it comes with the game
}

export interface GameCard {
  id: string;
  min_players: number;
  max_players: number;
  pack: string; // the hash of its own
  bots: string[]; // levels, from weak to strong
  proposed_bot: string;
  characters: CharacterCard[];
  options: OptionCard[];
  packs: OfferedPack[];
  proposed_pack: string; // the hash of one of them; '' is the game's own
}

export interface SeatWanted {
  kind: 'open' | 'person' | 'bot';
  name?: string;
  bot?: string;
}

/** A decision that had to give way, and what was in its way. */
export interface GivenWay {
  name: string;
  value: Json;
  text: string;
}

export interface Fitted {
  options: Record<string, Json>; // complete
  chosen: Record<string, Json>; // what is left of the decisions
  dropped: GivenWay[];
  fields: OptionCard[];
}

export interface NewTable {
  game: string;
  pack?: string;
  options?: Record<string, Json>;
  settings?: Partial<TableSettings>;
  seats?: SeatWanted[];
  password?: string;
}

export interface Opened {
  table: TableSummary;
  host_token: string;
  seat_tokens: Record<string, string>;
}

export interface MySeat {
  table: TableSummary;
  seat: number;
  asked_since: number | null; // null: it is not one's turn, or a guest's seat
  asked_until: number | null;
}

export interface SeatLink {
  link: string;
  local: boolean;
  code: string;
}

export const games = () => api<GameCard[]>('/games');
export const table = (id: string) => api<TableSummary>(`/tables/${id}`);
export const openTable = (wanted: NewTable) => api<Opened>('/tables', { body: wanted });
export const start = (id: string, token: string) =>
  api<TableSummary>(`/tables/${id}/start`, { method: 'POST', token });
export const listed = (status: TableSummary['status']) =>
  api<{ tables: TableSummary[] }>(`/tables?status=${status}&limit=20`);
export const seatLink = (id: string, seat: number, token: string) =>
  api<SeatLink>(`/tables/${id}/seats/${seat}/link`, { method: 'POST', token });
export const myTables = (tokens: string[]) => api<MySeat[]>('/my-tables', { body: { tokens } });
export const completed = (game: string, options: Record<string, Json>, pack = '') =>
  api<Record<string, Json>>(`/games/${game}/options`, { body: { options, pack } });
export const fitted = (game: string, options: Record<string, Json>, changed: string, pack = '') =>
  api<Fitted>(`/games/${game}/fitting-options`, { body: { options, changed, pack } });
export const bringPack = (game: string, text: string) =>
  api<{ hash: string }>(`/games/${game}/packs`, { body: { text } });
export const playingTime = (game: string, options: Record<string, Json>, pack = '') =>
  api<{ minutes: number | null }>(`/games/${game}/playing-time`, { body: { options, pack } });
/** `offer` is that of the table as one saw it: nobody sits down at another one. */
export const sitDown = (id: string, seat: number, name: string, password: string, offer: string) =>
  api<{ seat: number; token: string }>(`/tables/${id}/seats/${seat}`, {
    body: { name, password, offer },
  });
export const seatAs = (id: string, seat: number, wanted: SeatWanted, token: string) =>
  api<{ token: string | null }>(`/tables/${id}/seats/${seat}`, {
    method: 'PUT',
    body: wanted,
    token,
  });
export const getUp = (id: string, seat: number, token: string) =>
  api<null>(`/tables/${id}/seats/${seat}`, { method: 'DELETE', token });
export const rename = (id: string, seat: number, name: string, token: string) =>
  api<TableSummary>(`/tables/${id}/seats/${seat}`, { method: 'PATCH', body: { name }, token });
export const dissolve = (id: string, token: string) =>
  api<null>(`/tables/${id}`, { method: 'DELETE', token });
export const rematch = (id: string, token: string) =>
  api<Opened>(`/tables/${id}/rematch`, { method: 'POST', token });
export const claim = (id: string, token: string) =>
  api<{ seat: number; token: string }>(`/tables/${id}/claim`, { method: 'POST', token });
export const agreeTo = (id: string, seat: number, changes: HostChange[], token: string) =>
  api<TableSummary>(`/tables/${id}/seats/${seat}/agreement`, { body: { changes }, token });

export interface Invitation {
  link: string;
  local: boolean; // nobody can open it on another device
}

export const invitation = (id: string) => api<Invitation>(`/tables/${id}/invitation`);

export interface Removed {
  id: string;
  name: string;
  at: number;
}

export const removed = (id: string, token: string) =>
  api<Removed[]>(`/tables/${id}/removed`, { token });
export const letIn = (id: string, name: string, token: string) =>
  api<null>(`/tables/${id}/removed/${name}`, { method: 'DELETE', token });

export interface TableChange {
  options?: Record<string, Json>;
  settings?: TableSettings;
  password?: string;
}

export const changeTable = (id: string, change: TableChange, token: string) =>
  api<TableSummary>(`/tables/${id}`, { method: 'PATCH', body: change, token });
export const swapSeats = (id: string, seat: number, to: number, token: string) =>
  api<TableSummary>(`/tables/${id}/seats/${seat}/move`, { body: { to }, token });
