import { expect, test } from 'vitest';
import type { XibalbaView } from '../../../net/views/xibalba';
import { standing } from './standing';

const names = { word: (id: string) => `<${id}>`, name: (seat: number) => `player ${seat}` };
const view = (ark: object, attacker: object | null) =>
  ({ ark, players: [{ seat: 0, attacker }] }) as unknown as XibalbaView;
const held = { card: 'mole', owner: 1, life: 3, income_dice: 2, income_more: 0 };

test('who holds the Ark, what it brings, and who could strike it', () => {
  const lines = standing(view(held, { card: 'guard', power: { total: 3 } }), 0, names);
  expect(lines[0]?.text).toContain('player 1');
  expect(lines[0]?.text).toContain('2');
  expect(lines[1]?.text).toContain('<guard>');
});

test('without a soldier that is said, too', () => {
  expect(standing(view(held, null), 0, names)[1]?.tone).toBe('bad');
});

test('who watches reads about the Ark only', () => {
  expect(standing(view({ ...held, card: null }, null), null, names)).toHaveLength(1);
});
