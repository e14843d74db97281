/** What an operator is about to do: any list asks for it, one dialogue carries it out. */
import { createContext } from 'svelte';
import { t } from '../../i18n/texts';
import type { Action } from './admin';

export interface Wanted {
  title: string;
  about: string; // what comes of it
  action: Action;
  asks?: 'hours' | 'name'; // what else has to be said beside the reason
  name?: string; // so far
  afterwards?: () => void;
}

/** Nobody may come in from a range of addresses. */
export function banOf(network: string): Wanted {
  return {
    title: t('admin-do-ban_network'),
    about: t('admin-about-ban_network', { network }),
    action: { do: 'ban_network', network },
    asks: 'hours',
  };
}

export class Desk {
  wanted = $state.raw<Wanted | null>(null);

  ask(wanted: Wanted): void {
    this.wanted = wanted;
  }
}

export const [desk, setDesk] = createContext<Desk>();
