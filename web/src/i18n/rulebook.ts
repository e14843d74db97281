/** The server's own messages and the rules of the games, fetched when one of them is to be shown.

They are the very files the server and the terminal speak from.
*/
import type { FluentBundle } from '@fluent/bundle';
import { settings } from '../settings/settings.svelte';
import type { Lang } from './languages';
import { bundleOf, said, type Values } from './texts';

const shared = import.meta.glob<string>('../../../src/stormark/locale/*/{server,kernel}.ftl', {
  query: '?raw',
  import: 'default',
});
const games = import.meta.glob<string>(
  [
    '../../../src/stormark/games/*/locale/*/*.ftl',
    '!../../../src/stormark/games/*/locale/*/{balance,notation,pack,prompts,options,events,terminal}.ftl',
  ],
  { query: '?raw', import: 'default' },
);

const kept = new Map<string, Promise<FluentBundle>>();

/** All messages of a game (or, without one, those of the server alone) in one language. */
export function rulebook(game: string, lang: Lang = settings.lang): Promise<FluentBundle> {
  const key = `${game} ${lang}`;
  let book = kept.get(key);
  if (!book) {
    book = fetched(game, lang);
    book.catch(() => kept.delete(key)); // without a connection: try again later
    kept.set(key, book);
  }
  return book;
}

async function fetched(game: string, lang: Lang): Promise<FluentBundle> {
  const wanted = (path: string) => path.includes(`/${lang}/`);
  const sources = [
    ...Object.entries(shared).filter(([path]) => wanted(path)),
    ...Object.entries(games).filter(([path]) => wanted(path) && path.includes(`/${game}/`)),
  ];
  return bundleOf(lang, await Promise.all(sources.map(([, load]) => load())));
}

export function messageOf(rule: string): string {
  return rule.toUpperCase().replaceAll('.', '-');
}

export interface Said {
  rule: string;
  reason: string; // this very case
  text: string; // the rule
}

/** A refusal in words: what stands in the way here, and the rule. */
export async function refusal(
  rule: string,
  reason: string,
  values: Values,
  game: string,
): Promise<Said> {
  const book = await rulebook(game);
  const why = reason ? said(book, reason, values) : null;
  return { rule, reason: why ?? '', text: said(book, messageOf(rule), values) ?? '' };
}
