/** What an operator is about to do: any list asks for it, one dialogue carries it out. */
import { createContext } from 'svelte';
import type { Action } from './admin';

export interface Wanted {
  title: string;
  about: string; // what comes of it
  action: Action;
  asks?: 'hours' | 'name'; // what else has to be said beside the reason
  name?: string; // so far
  afterwards?: () => void;
}

export class Desk {
  wanted = $state.raw<Wanted | null>(null);

  ask(wanted: Wanted): void {
    this.wanted = wanted;
  }
}

export const [desk, setDesk] = createContext<Desk>();
