import { expect, test } from 'vitest';
import { displaced } from './flip';

const market = { x: 100, y: 50, width: 88, height: 120, zone: 'soldier.1' };

test('a card starts its flight where it lay, in the size it had', () => {
  const base = { x: 300, y: 450, width: 44, height: 60, zone: '0.warhost' };
  expect(displaced(market, base)).toBe('translate(-178px, -370px) scale(2)');
});

test('a card that is only shifted along with its zone stays still', () => {
  expect(displaced(market, { ...market, y: 250 })).toBeNull();
});

test('a card that is not drawn flies nowhere', () => {
  expect(displaced(market, { x: 0, y: 0, width: 0, height: 0, zone: '0.warhost' })).toBeNull();
});
