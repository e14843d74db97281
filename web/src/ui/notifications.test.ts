import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { clearNotification, mayNotify, notifyTurn } from './notifications';

const close = vi.fn();
const made = vi.fn();

class Told {
  static permission = 'granted';
  static requestPermission = vi.fn(async () => 'granted');
  close = close;
  onclick: (() => void) | null = null;
  constructor(title: string, options: { body: string }) {
    made(title, options.body);
  }
}

beforeEach(() => {
  vi.stubGlobal('Notification', Told);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  settings.lang = 'en';
});

afterEach(() => {
  Object.assign(settings, { notify: false, vibrate: false, sound: false });
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('nobody is called who did not ask for it', () => {
  notifyTurn('Which dice?');
  expect(made).not.toHaveBeenCalled();
  expect(Told.requestPermission).not.toHaveBeenCalled();
});

test('who is away is told the question, and no more once back', () => {
  settings.notify = true;
  notifyTurn('Which dice?');
  expect(made).toHaveBeenCalledWith('It’s your turn', 'Which dice?');
  clearNotification();
  expect(close).toHaveBeenCalled();
});

test('who looks at the table gets no message', () => {
  settings.notify = true;
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  notifyTurn('Which dice?');
  expect(made).not.toHaveBeenCalled();
});

test('a phone trembles where that is wanted', () => {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate });
  notifyTurn('?');
  expect(vibrate).not.toHaveBeenCalled();
  settings.vibrate = true;
  notifyTurn('?');
  expect(vibrate).toHaveBeenCalledTimes(1);
});

test('a browser without messages says so', async () => {
  expect(await mayNotify()).toBe(true);
  vi.stubGlobal('Notification', undefined);
  expect(await mayNotify()).toBe(false);
});
