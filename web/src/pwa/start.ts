/** The built client as an application: loaded after the page, which does not wait for it. */
import { mount } from 'svelte';
import { watchConnectivity } from './connectivity.svelte';
import Notices from './Notices.svelte';
import { keepUpToDate } from './versions.svelte';

export function start(): void {
  mount(Notices, { target: document.body });
  watchConnectivity();
  void keepUpToDate();
}
