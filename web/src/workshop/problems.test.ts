import { expect, test } from 'vitest';
import { at, placed, placeOf } from './problems';

test('paths of changes and of lists lead to the same field', () => {
  const place = { section: 'cards', id: 'bomber', path: 'effect[0].amount' };
  expect(placeOf('cards.bomber.effect[0].amount')).toEqual(place);
  expect(placeOf('cards[12] "bomber".effect[0].amount')).toEqual(place);
  expect(placeOf('units.lord.hire.supply')).toEqual({
    section: 'units',
    id: 'lord',
    path: 'hire.supply',
  });
  expect(placeOf('cards')).toEqual({ section: 'cards', id: '', path: '' });
});

test('a problem stands at its field and at those around it', () => {
  const found = placed([{ path: 'cards.bomber.effect[0].amount', line: 0, texts: {} }]);
  expect(at(found, 'effect')).toHaveLength(1);
  expect(at(found, 'effect[0]')).toHaveLength(1);
  expect(at(found, 'effect[1]')).toHaveLength(0);
  expect(at(found, 'eff')).toHaveLength(0);
});
