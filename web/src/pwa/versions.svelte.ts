/** Whether the server has a newer client than this page: it is offered, never forced. */

const OFTEN = 3_600_000; // how often an open page looks for a newer one

export const versions = $state({ newer: false });

/** Called once, in the built client: keeps its files on this device, and looks for newer ones. */
export async function keepUpToDate(): Promise<void> {
  addEventListener('vite:preloadError', () => {
    versions.newer = true; // a part of this page that was not loaded before is gone
  });
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => void compare(serviceWorker.controller));
  const registration = await serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .catch(() => null);
  if (!registration) return; // private windows may refuse
  registration.addEventListener('updatefound', () => {
    const found = registration.installing;
    found?.addEventListener('statechange', () => {
      if (found.state === 'installed') void compare(found);
    });
  });
  void compare(registration.waiting);
  const look = () => {
    if (!document.hidden) void registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, OFTEN);
}

/** A worker of this page's own version may start at once; one of another means a newer page. */
async function compare(worker: ServiceWorker | null): Promise<void> {
  if (!worker) return;
  if ((await versionOf(worker)) === ownVersion()) worker.postMessage('take-over');
  else versions.newer = true;
}

function ownVersion(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=version]')?.content;
}

function versionOf(worker: ServiceWorker): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => resolve(String(event.data));
    worker.postMessage('version', [port2]);
  });
}
