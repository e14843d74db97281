/** The part of the HTTP interface that is for operators; see docs/operators.md. */
import { api } from '../../net/api';
import type {
  ActionDone,
  AnyAction,
  AuditPage,
  Overview,
  PeoplePage,
  ReportPage,
  ShownGuest,
  ShownPack,
  ShownSanction,
  TableDetails,
  TablePage,
} from './types';

/** What an operator does; hours and names are asked for before it is done. */
export type Action = { do: AnyAction['do'] } & Record<string, string | number | null>;

function query(asked: Record<string, string | null>): string {
  const given = Object.entries(asked).filter((pair): pair is [string, string] => !!pair[1]);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

type Asked = Record<string, string | null>;

export const overview = () => api<Overview>('/admin');
export const listTables = (asked: Asked) => api<TablePage>(`/admin/tables${query(asked)}`);
export const showTable = (id: string) => api<TableDetails>(`/admin/tables/${id}`);
export const listPeople = (asked: Asked) => api<PeoplePage>(`/admin/people${query(asked)}`);
export const listGuests = (asked: Asked) => api<ShownGuest[]>(`/admin/guests${query(asked)}`);
export const listSanctions = () => api<ShownSanction[]>('/admin/sanctions');
export const listReports = (asked: Asked) => api<ReportPage>(`/admin/reports${query(asked)}`);
export const listPacks = () => api<ShownPack[]>('/admin/packs');
export const listAudit = (asked: Asked) => api<AuditPage>(`/admin/audit${query(asked)}`);
export const prove = (password: string) => api('/admin/proof', { body: { password } });
export const act = (request: string, reason: string, action: Action) =>
  api<ActionDone>('/admin/actions', { body: { request, reason, action } });
