import { expect, test } from 'vitest';
import { leads as battalia } from '../boards/battalia/leads';
import { leads as xibalba } from '../boards/xibalba/leads';
import type { Action } from '../net/protocol';
import { type Leads, type Led, pressesTo } from './leading';

function page(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

const led = (way: Action[], refs: string[] = [], selected = false): Led => ({
  key: '0.1/2',
  refs,
  way,
  selected,
});
const first = (root: ParentNode, one: Led, leads?: Leads) =>
  pressesTo(root, one, leads)
    .find((group) => group.length > 0)
    ?.map(({ id }) => id);

test('a button of the choice comes before its piece, and nothing lies in the list', () => {
  const root = page(
    `<p id="list"><b id="listed" data-choice="0.1/2"></b></p>
     <i id="piece" data-can data-refs="rank:chief"></i>`,
  );
  const wanted = led([{ verb: 'hire', args: {} }], ['rank:chief']);
  expect(first(root, wanted)).toEqual(['piece']);
  root.insertAdjacentHTML('beforeend', '<b id="button" data-choice="0.1/2"></b>');
  expect(first(root, wanted)).toEqual(['button']);
});

test('the verb of another piece that is selected is not meant', () => {
  const root = page(
    '<b id="verb" data-verb="buy"></b><i id="piece" data-can data-refs="slot:a"></i>',
  );
  expect(first(root, led([{ verb: 'buy', args: {} }], ['slot:a']))).toEqual(['piece']);
  expect(first(root, led([{ verb: 'buy', args: {} }], ['slot:a'], true))).toEqual(['verb']);
});

test('a die that would be kept is turned in first, then all that are left are rolled', () => {
  const root = page(
    `<p class="tray"><button id="two" class="die" data-refs="face:R2" aria-pressed="true"></button>
     <button id="one" class="die" data-refs="face:R1" aria-pressed="true"></button>
     <button id="roll" data-proposes="keep roll"></button></p>`,
  );
  const wanted = led([
    { verb: 'keep', args: { face: 'R2' } },
    { verb: 'roll', args: {} },
  ]);
  expect(first(root, wanted, xibalba)).toEqual(['one']);
  root.querySelector('#one')?.setAttribute('aria-pressed', 'false');
  expect(first(root, wanted, xibalba)).toEqual(['roll']);
});

test('what is taken up goes to its field the right way round, then a button does it', () => {
  const way = [
    { verb: 'road', args: { shape: 'straight' } },
    { verb: 'site', args: { field: '2,3', turned: 1 } },
  ];
  const goal = JSON.stringify({ verb: 'road', args: { shape: 'straight' } });
  const root = page(
    `<p class="payment taken"><button id="turn" data-turn></button><button id="go" data-go></button></p>
     <p data-field="2,3" data-turned="0"><i id="there" data-aim></i></p><p data-field="3,2"><i data-aim></i></p>`,
  );
  root.querySelector('.taken')?.setAttribute('data-goal', goal);
  expect(first(root, led(way), battalia)).toEqual(['turn']);
  root.querySelector('[data-field]')?.setAttribute('data-turned', '1');
  expect(first(root, led(way), battalia)).toEqual(['there']);
  root.querySelector('#there')?.setAttribute('data-lit', '');
  expect(first(root, led(way), battalia)).toEqual(['go']);
});

test('something else that was taken up is no part of it', () => {
  const root = page(
    '<p class="payment taken" data-goal=\'{"verb":"hire","args":{"rank":"lord"}}\'><b id="go" data-go></b></p>',
  );
  expect(first(root, led([{ verb: 'hire', args: { rank: 'chief' } }]), battalia)).toBeUndefined();
});

test('for the ambush the card that is hidden is pressed, not the one that pays', () => {
  const root = page(
    `<p data-zone="hand"><i id="price" data-card="supply"></i><i id="card" data-card="tribesman"></i></p>`,
  );
  const way = [
    { verb: 'hide', args: { card: 'supply' } },
    { verb: 'name', args: { card: 'tribesman' } },
  ];
  expect(first(root, led(way), battalia)).toEqual(['card']);
});
