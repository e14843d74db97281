import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { MomentTable } from '../../../net/moments.svelte';
import { settings } from '../../../settings/settings.svelte';
import Table from './SplitsTable.fake.svelte';

const SAID = '4\u00a0×\u00a0resource, 2\u00a0×\u00a0attack'; // a number stays with its word

test('a way to split dice is called by what stands on it', () => {
  settings.lang = 'en';
  const live = new MomentTable(null, () => undefined);
  live.look(0, true);
  const split = { verb: 'split', args: { resource: 4, attack: 2 }, text: '4 and 2 dice' };
  const decision = { id: '0.1', seat: 0, kind: 'split', about: {}, actions: [split], text: '?' };
  live.show({ view: { game: 'xibalba' }, decisions: [decision], events: [], log: [] });
  render(Table, { live });
  const button = screen.getByRole('button');
  expect(button.textContent?.trim()).toBe(SAID);
  expect(button.getAttribute('aria-label')).toBe(SAID);
});
