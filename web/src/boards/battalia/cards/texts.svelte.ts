/** What cards say, from the server's library, fetched when the first large card needs it. */
import { type PackChoice, shownPack } from '../../../content/content.svelte';
import type { Lang } from '../../../i18n/languages';
import { api } from '../../../net/api';
import { settings } from '../../../settings/settings.svelte';
import { type CardClass, classOf } from './card';
import { libraryId } from './printed';

interface Entry {
  kind: string;
  id: string;
  title: string;
  text: string;
}

const texts: Record<string, Map<string, string>> = $state({}); // by language and pack
const asked = new Set<string>();
const SECTIONS: Partial<Record<CardClass, string>> = {
  potion: 'potion',
  storm: 'storm',
  building: 'building',
};

async function fetched(lang: Lang, { pack, token }: PackChoice): Promise<void> {
  const key = `${lang} ${pack}`;
  if (asked.has(key)) return;
  asked.add(key);
  const query = pack && `?pack=${pack}`;
  const entries = await api<Entry[]>(`/games/battalia/library/${lang}${query}`, { token }).catch(
    () => null,
  );
  if (!entries) {
    asked.delete(key); // the next card asks again
    return;
  }
  const found = new Map<string, string>();
  for (const { kind, id, title, text } of entries) {
    // A text begins with its title, which stands above it already.
    found.set(`${kind}/${id}`, text.startsWith(`${title}\n`) ? text.slice(title.length + 1) : text);
  }
  texts[key] = found;
}

/** The rules of a card in the reader's language; nothing until they are here. */
export function textOf(kind: string): string {
  const shown = shownPack('battalia');
  void fetched(settings.lang, shown);
  const section = SECTIONS[classOf(kind)] ?? 'card';
  return texts[`${settings.lang} ${shown.pack}`]?.get(`${section}/${libraryId(kind)}`) ?? '';
}
