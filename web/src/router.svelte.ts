/** Pages by path; links are ordinary links, so they can be opened in a new tab and shared. */

export const router = $state({ path: location.pathname, query: location.search });

export function go(path: string): void {
  history.replaceState({ scroll: window.scrollY }, ''); // where “back” shall lead to
  history.pushState(null, '', path);
  follow();
}

/** Another address for the same page, without a step in the history. */
export function become(path: string): void {
  history.replaceState(history.state, '', path);
  follow();
}

function follow(): void {
  if (router.path !== location.pathname) window.scrollTo(0, 0);
  router.path = location.pathname;
  router.query = location.search;
}

window.addEventListener('popstate', (event) => {
  follow();
  scrollBack((event.state as { scroll?: number } | null)?.scroll ?? 0);
});

/** Back to where somebody was on a page, once it is there again. */
function scrollBack(to: number, tries = 20): void {
  requestAnimationFrame(() => {
    window.scrollTo(0, to);
    if (window.scrollY < to - 1 && tries > 0) scrollBack(to, tries - 1);
  });
}

/** Follow links of this site without loading it again. */
document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  if (link.hash && link.pathname === location.pathname) return; // a place on this page
  event.preventDefault();
  go(link.pathname + link.search);
});

/** The parts of a path that fit a pattern like `/table/:id`; null if it does not fit. */
export function matched(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const found = path.split('/');
  if (wanted.length !== found.length) return null;
  const parts: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const part = decoded(found[index] ?? '');
    if (name.startsWith(':') && part) parts[name.slice(1)] = part;
    else if (name !== part) return null;
  }
  return parts;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
