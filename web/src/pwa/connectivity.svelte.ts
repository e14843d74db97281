/** Whether the server can be reached, once the browser says that it has no connection. */

const AGAIN = 5_000;

export const connectivity = $state({ lost: false });

/** A server on the same machine is there without any network, so it is asked. */
async function look(): Promise<void> {
  if (navigator.onLine) {
    connectivity.lost = false;
    return;
  }
  connectivity.lost = await fetch('/health/live', { cache: 'no-store' }).then(
    (answer) => !answer.ok,
    () => true,
  );
  setTimeout(look, AGAIN);
}

export function watchConnectivity(): void {
  addEventListener('offline', look);
  addEventListener('online', look);
  void look();
}
