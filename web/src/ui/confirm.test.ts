import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { t } from '../i18n/texts';
import Confirm from './Confirm.svelte';

afterEach(cleanup);

test('what cannot be taken back is the last answer, not the one at hand', () => {
  render(Confirm, { text: 'Resign?', yes: 'Resign', onyes: () => {}, onno: () => {} });
  const buttons = screen.getAllByRole('button', { hidden: true });
  expect(buttons.map(({ textContent }) => textContent)).toEqual([t('cancel'), 'Resign']);
  expect(buttons.map(({ dataset }) => 'confirm' in dataset)).toEqual([false, true]);
});
