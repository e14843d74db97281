/** Calls people back to the table when they are asked: by sound, by vibration, by a message of the browser. */
import { t } from '../i18n/texts';
import { settings } from '../settings/settings.svelte';
import { chime } from './sound';

const canNotify = () => typeof Notification !== 'undefined';
let shown: Notification | undefined;

/** Somebody has turned messages on: only now the browser is asked. Whether it allows them. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** It is your turn; a message only where nobody is looking. */
export function notifyTurn(question: string): void {
  chime();
  if (settings.vibrate) navigator.vibrate?.([120, 60, 120]);
  if (!settings.notify || !document.hidden || !canNotify()) return;
  if (Notification.permission !== 'granted') return;
  try {
    shown = new Notification(t('call-title'), { body: question, tag: 'stormark-turn' });
    shown.onclick = () => {
      window.focus();
      shown?.close();
    };
  } catch {
    // some phones only let service workers speak; title and vibration remain
  }
}

/** Somebody is back, or was not asked in the end. */
export function clearNotification(): void {
  shown?.close();
  shown = undefined;
}
