/** What a client asks a table for, and as whom. */
import type { Lang } from '../i18n/languages';
import type { FromClient } from './protocol';

export type Asking = Exclude<
  FromClient,
  | { type: 'hello' }
  | { type: 'ping' }
  | { type: 'why' }
  | { type: 'plan' }
  | { type: 'coach' }
  | { type: 'history' }
>;
type Nameless<T> = T extends { request: string } ? Omit<T, 'request'> : never;
export type Asked = Nameless<Asking>;

export interface Place {
  table: string;
  token?: string;
  lang: Lang;
  text?: boolean; // the whole table in words, too
  watch?: number;
  name?: string;
  password?: string;
}
