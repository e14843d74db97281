import { expect, test } from 'vitest';
import { t } from '../../../i18n/texts';
import type { Attack } from '../../../net/views/xibalba';
import { attackTerms } from './sums';

const names = { word: (id: string) => `<${id}>`, name: String };
const attack = {
  soldier: 'marshal',
  attacks: 1,
  criticals: 1,
  power: {
    total: 8,
    parts: [
      { why: 'symbols', amount: 8 },
      { why: 'criticals', amount: 1 },
      { why: 'card', amount: -1, card: 'fog' },
    ],
  },
} as unknown as Attack;

test('symbols are counted with what each is worth, the rest has its sign and reason', () => {
  expect(attackTerms(attack, names)).toEqual([
    { amount: '2 × 4', reason: '<marshal>' },
    { amount: '+ 1', reason: t('xw-criticals') },
    { amount: '− 1', reason: '<fog>' },
  ]);
});
