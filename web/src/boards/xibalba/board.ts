/** What the parts of the drawn table share. */
import { createContext } from 'svelte';
import { t } from '../../i18n/texts';
import type { View } from '../../net/shown';
import type { XibalbaView } from '../../net/views/xibalba';
import { playerName, type TableContext } from '../../table/context';
import type { Happenings } from './happenings.svelte';

export const [happeningsContext, setHappenings] = createContext<Happenings>();

const ofXibalba = (view: View | null): view is XibalbaView => view?.game === 'xibalba';

/** A view with its type; nothing else is ever shown by this board. */
export function typed(view: View | null): XibalbaView {
  if (!ofXibalba(view)) throw new Error('this is no view of Xibalba');
  return view;
}

export const viewOf = ({ live }: TableContext): XibalbaView => typed(live.view);

/** Whose the soldier in the Ark is. */
export function holder({ live }: TableContext, seat: number | null): string {
  return seat === null ? t('x-neutral') : playerName(live.table, seat);
}

/** A place of a base in words. */
export function placeName(place: string): string {
  return place === 'warhost' ? t('x-warhost') : t('x-field', { number: place.slice(-1) });
}
