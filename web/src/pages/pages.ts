/** Which page a path leads to. */
import type { Component } from 'svelte';
import { matched } from '../router.svelte';
import LazyPage from './LazyPage.svelte';
import NewTablePage from './NewTablePage.svelte';
import NotFoundPage from './NotFoundPage.svelte';
import SettingsPage from './SettingsPage.svelte';
import StartPage from './StartPage.svelte';

export interface Page {
  view: Component<Record<string, unknown>>;
  parts: Record<string, unknown>;
  wide: boolean; // uses the whole screen
  full: boolean; // as wide as the window, else like any page
  key: string; // another key is another page
}

interface Route {
  path: string;
  view?: Component<never>; // a page knows which parts of its path it needs
  load?: () => Promise<{ default: Component<never> }>; // instead of a view: fetches it
  wide?: boolean;
  full?: boolean;
  same?: string; // pages with the same word here change into each other without beginning anew
}

const ROUTES: Route[] = [
  { path: '/', view: StartPage, full: true },
  { path: '/new', view: NewTablePage, same: 'new' },
  { path: '/new/:game', view: NewTablePage, same: 'new' },
  { path: '/table/:id', load: () => import('../table/TablePage.svelte'), wide: true },
  { path: '/replay', load: () => import('../replay/OpenPage.svelte') },
  { path: '/replay/file/:file', load: () => import('../replay/FilePage.svelte'), wide: true },
  { path: '/replay/:table', load: () => import('../replay/ReplayPage.svelte'), wide: true },
  { path: '/rules', load: () => import('../library/RulesPage.svelte') },
  { path: '/learn/:game', load: () => import('../lessons/CoursePage.svelte') },
  { path: '/learn/:game/:lesson', load: () => import('../lessons/LessonPage.svelte'), wide: true },
  { path: '/puzzles', load: () => import('../puzzles/PuzzlesPage.svelte') },
  { path: '/puzzles/:game/:name', load: () => import('../puzzles/PuzzlePage.svelte'), wide: true },
  { path: '/rules/:rule', load: () => import('../library/EntryPage.svelte') },
  { path: '/rules/:game/:kind/:id', load: () => import('../library/EntryPage.svelte') },
  { path: '/cards/:game', load: () => import('../library/CardsPage.svelte') },
  { path: '/workshop', load: () => import('../workshop/WorkshopPage.svelte') },
  { path: '/workshop/shared/:hash', load: () => import('../workshop/SharedPage.svelte') },
  { path: '/workshop/:draft', load: () => import('../workshop/DraftPage.svelte') },
  { path: '/glossary/:game', load: () => import('../library/GlossaryPage.svelte') },
  { path: '/credits', load: () => import('./CreditsPage.svelte') },
  { path: '/settings', view: SettingsPage },
  { path: '/admin', load: () => import('./admin/AdminPage.svelte'), same: 'admin' },
  { path: '/admin/:part', load: () => import('./admin/AdminPage.svelte'), same: 'admin' },
  { path: '/account', load: () => import('../people/AccountPage.svelte') },
  { path: '/mail/:token', load: () => import('../people/MailPage.svelte') },
  { path: '/undo/:token', load: () => import('../people/UndoPage.svelte') },
  { path: '/recover', load: () => import('../people/RecoverPage.svelte') },
  { path: '/recover/:token', load: () => import('../people/RecoverPage.svelte') },
];

export function pageAt(path: string): Page {
  for (const route of ROUTES) {
    const parts = matched(route.path, path);
    if (parts) {
      const key = route.same ?? path;
      const { wide = false, full = false } = route;
      if (route.view) return { view: route.view as Page['view'], parts, wide, full, key };
      return {
        view: LazyPage as Page['view'],
        parts: { ...parts, load: route.load },
        wide,
        full,
        key,
      };
    }
  }
  return { view: NotFoundPage as Page['view'], parts: {}, wide: false, full: false, key: path };
}
