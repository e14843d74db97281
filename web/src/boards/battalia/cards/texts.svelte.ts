/** What cards say, from the server's library, fetched when the first large card needs it. */
import type { Lang } from '../../../i18n/languages';
import { settings } from '../../../settings/settings.svelte';
import { type CardClass, classOf } from './card';
import { libraryId } from './printed';

interface Entry {
  kind: string;
  id: string;
  title: string;
  text: string;
}

const texts: Partial<Record<Lang, Map<string, string>>> = $state({});
const asked = new Set<Lang>();
const SECTIONS: Partial<Record<CardClass, string>> = {
  potion: 'potion',
  storm: 'storm',
  building: 'building',
};

async function fetched(lang: Lang): Promise<void> {
  if (asked.has(lang)) return;
  asked.add(lang);
  const answer = await fetch(`/api/games/battalia/library/${lang}`).catch(() => null);
  if (!answer?.ok) {
    asked.delete(lang); // the next card asks again
    return;
  }
  const entries = (await answer.json()) as Entry[];
  const found = new Map<string, string>();
  for (const { kind, id, title, text } of entries) {
    // A text begins with its title, which stands above it already.
    found.set(`${kind}/${id}`, text.startsWith(`${title}\n`) ? text.slice(title.length + 1) : text);
  }
  texts[lang] = found;
}

/** The rules of a card in the reader's language; nothing until they are here. */
export function textOf(kind: string): string {
  void fetched(settings.lang);
  const section = SECTIONS[classOf(kind)] ?? 'card';
  return texts[settings.lang]?.get(`${section}/${libraryId(kind)}`) ?? '';
}
