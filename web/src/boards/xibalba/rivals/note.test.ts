import { expect, test } from 'vitest';
import { t } from '../../../i18n/texts';
import type { Player } from '../../../net/views/xibalba';
import { noteOn } from './note';

const names = { word: (id: string) => `<${id}>`, name: String };
const player = (parts: object[], soldiers: number) =>
  ({
    resistance: { total: 7, parts },
    piles: { warhost: { size: soldiers } },
  }) as unknown as Player;

test('what raises the resistance is named', () => {
  const raised = { why: 'card', amount: 1, card: 'wall' };
  expect(noteOn(player([{ why: 'printed', amount: 6 }, raised], 1), names)).toContain('<wall>');
});

test('else whether anybody can block', () => {
  expect(noteOn(player([], 0), names)).toBe(t('xr-no-blocker'));
  expect(noteOn(player([], 2), names)).toContain('2');
});
