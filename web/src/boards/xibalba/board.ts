/** What the parts of the drawn table share. */
import { createContext } from 'svelte';
import { t } from '../../i18n/texts';
import { playerName, type TableContext } from '../../table/context';
import type { RecentChanges } from './recentChanges.svelte';
import type { XibalbaView } from './view';

export const [recentChangesContext, setHappenings] = createContext<RecentChanges>();

export function viewOf({ live }: TableContext): XibalbaView {
  return live.view as unknown as XibalbaView;
}

/** Whose the soldier in the Ark is. */
export function holder({ live }: TableContext, seat: number | null): string {
  return seat === null ? t('x-neutral') : playerName(live.table, seat);
}

/** A place of a base in words. */
export function placeName(place: string): string {
  return place === 'warhost' ? t('x-warhost') : t('x-field', { number: place.slice(-1) });
}
