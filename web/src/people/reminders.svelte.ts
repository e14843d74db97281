/** How somebody with an account wants to be called back. */
import { api } from '../net/api';
import { settings } from '../settings/settings.svelte';
import type { CalendarLink, MyReminders } from './types';

/** The subscription of a browser, as far as the server needs it. */
interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export const myReminders = () => api<MyReminders>('/me/reminders');

/** Ask the browser, and tell the server; false if the person said no. */
export async function subscribe(key: string): Promise<MyReminders | false> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = found.toJSON() as Subscription;
  const body = { endpoint, keys, lang: settings.lang, label: deviceLabel(navigator.userAgent) };
  return api<MyReminders>('/me/devices', { body });
}

export const removeDevice = (id: string) => api(`/me/devices/${id}`, { method: 'DELETE' });

/** Another address takes the password, or what a passkey says. */
export const setMail = (
  address: string,
  turns: boolean,
  proof: { password?: string; credential?: object },
) =>
  api<MyReminders>('/me/mail', {
    method: 'PUT',
    body: { address, turns, lang: settings.lang, ...proof },
  });

export const removeMail = () => api('/me/mail', { method: 'DELETE' });

export const newCalendar = () => api<CalendarLink>('/me/calendar', { method: 'POST' });

export const removeCalendar = () => api('/me/calendar', { method: 'DELETE' });

const BROWSERS = [
  ['Edg/', 'Edge'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** What to call a browser in a list of several: `Firefox, Android`. */
export function deviceLabel(agent: string): string {
  const found = [BROWSERS, SYSTEMS].map(
    (names) => names.find(([mark]) => agent.includes(mark))?.[1] ?? '',
  );
  return found.filter(Boolean).join(', ');
}
