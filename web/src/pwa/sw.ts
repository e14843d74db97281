/// <reference lib="webworker" />
/** The service worker: the client opens without a connection, and says that there is none. */
import { requestStrategy } from './requestStrategy';

declare const self: ServiceWorkerGlobalScope;
declare const __STORMARK_VERSION__: string; // both are written by plugins/worker.ts
declare const __STORMARK_FILES__: string[];

const VERSION = __STORMARK_VERSION__;
const FILES = __STORMARK_FILES__;
const PREFIX = 'stormark-';
const FILED = `${PREFIX}${VERSION}`;
const LOOKED_UP = 'looked-up';
const KEPT_VERSIONS = 2; // a page that is still open may be of the version before

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(FILED).then((kept) =>
      // Files with a hash in their name may come from the browser's own memory.
      kept.addAll(
        FILES.map(
          (path) =>
            new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' }),
        ),
      ),
    ),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'version') event.ports[0]?.postMessage(VERSION);
  else if (event.data === 'take-over') void self.skipWaiting();
});

self.addEventListener('push', (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (notice) event.waitUntil(announce(notice));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(String(event.notification.data)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (requestStrategy(request, self.location.origin, FILES)) {
    case 'page':
      event.respondWith(fetch(request).catch(() => keptFile(new Request('/'))));
      break;
    case 'file':
      event.respondWith(keptFile(request));
      break;
    case 'lookup':
      event.respondWith(lookedUp(request));
      break;
    default:
  }
});

/** What the server sends when it is somebody's turn. */
interface Notice {
  title: string;
  body: string;
  url: string;
  tag: string; // one notice a table: a newer one takes its place
}

async function announce({ title, body, url, tag }: Notice): Promise<void> {
  await self.registration.showNotification(title, { body, tag, data: url, icon: '/icon.svg' });
}

/** The page that is open already comes to the front; else a new one. */
async function openPage(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  if (open) await open.focus();
  else await self.clients.openWindow(path);
}

async function forgetOldVersions(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const before = versions.filter((name) => name !== FILED); // in the order of their making
  await Promise.all(before.slice(0, 1 - KEPT_VERSIONS).map((name) => caches.delete(name)));
}

async function keptFile(request: Request): Promise<Response> {
  const current = await caches.open(FILED);
  const options = { ignoreVary: true };
  return (
    (await current.match(request, options)) ??
    (await caches.match(request, options)) ??
    fetch(request)
  );
}

async function lookedUp(request: Request): Promise<Response> {
  const kept = await caches.open(LOOKED_UP);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(request, answer.clone());
    return answer;
  } catch (error) {
    const before = await kept.match(request);
    if (before) return before;
    throw error;
  }
}
