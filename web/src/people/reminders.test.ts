import { expect, test } from 'vitest';
import { deviceLabel } from './reminders.svelte';

test.each([
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox, Android'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Safari/604.1',
    'Safari, iPhone',
  ],
  ['something else', ''],
])('a browser is called by its maker and its system: %s', (agent, label) => {
  expect(deviceLabel(agent)).toBe(label);
});
