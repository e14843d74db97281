/** How the service worker answers a request. */

export type RequestStrategy =
  | 'page' // from the server; when it cannot be reached, the page kept here
  | 'file' // kept here: names change with content
  | 'lookup' // from the server; when it cannot be reached, what it said the last time
  | 'none'; // not the worker's business: tables are always live

interface Asked {
  method: string;
  mode: string;
  url: string;
}

export function requestStrategy(
  { method, mode, url }: Asked,
  origin: string,
  files: string[],
): RequestStrategy {
  const { origin: host, pathname } = new URL(url);
  if (method !== 'GET' || host !== origin) return 'none';
  if (pathname.startsWith('/api/games')) return 'lookup';
  if (/^\/(api|health|metrics)(\/|$)/.test(pathname)) return 'none';
  if (mode === 'navigate') return 'page';
  return files.includes(pathname) || pathname.startsWith('/assets/') ? 'file' : 'none';
}
