/** Which page a path leads to. */
import type { Component } from 'svelte';
import { matched } from '../router.svelte';
import TablePage from '../table/TablePage.svelte';
import NewTablePage from './NewTablePage.svelte';
import NotFoundPage from './NotFoundPage.svelte';
import RulePage from './RulePage.svelte';
import SettingsPage from './SettingsPage.svelte';
import StartPage from './StartPage.svelte';

export interface Page {
  view: Component<Record<string, string>>;
  parts: Record<string, string>;
  wide: boolean; // uses the whole screen
  key: string; // another key is another page
}

interface Route {
  path: string;
  view: unknown;
  wide?: boolean;
}

const ROUTES: Route[] = [
  { path: '/', view: StartPage },
  { path: '/new', view: NewTablePage },
  { path: '/new/:game', view: NewTablePage },
  { path: '/table/:id', view: TablePage, wide: true },
  { path: '/rules/:rule', view: RulePage },
  { path: '/settings', view: SettingsPage },
];

export function pageAt(path: string): Page {
  for (const route of ROUTES) {
    const parts = matched(route.path, path);
    if (parts) {
      const key = path.startsWith('/new') ? '/new' : path;
      return { view: route.view as Page['view'], parts, wide: route.wide ?? false, key };
    }
  }
  return { view: NotFoundPage as Page['view'], parts: {}, wide: false, key: path };
}
