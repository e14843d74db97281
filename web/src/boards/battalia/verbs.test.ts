import { expect, test } from 'vitest';
import { MomentTable } from '../../net/moments.svelte';
import type { Action, Decision } from '../../net/protocol';
import { Choices } from '../../prompt/choices.svelte';
import { actionMap } from './actionMap';
import { verbs } from './verbs';

const VIEW = { game: 'battalia', players: [] };

/** What pressing a card of the hand brings about, where these are asked. */
function pressed(card: string, actions: Action[]): Action[] {
  const taken: Action[] = [];
  const live = new MomentTable(null, (_, action) => taken.push(action));
  const choices = new Choices(live, actionMap, verbs);
  const decision: Decision = { id: '0.1', seat: 0, kind: 'hide-which', about: {}, actions };
  live.look(0, true);
  live.show({ view: VIEW, decisions: [decision], events: [], log: [] });
  choices.click([`hand:${card}`], card, document.createElement('button'));
  return taken;
}

test('where a question asks which card is meant, pressing it is the answer', () => {
  const name = (card: string): Action => ({ verb: 'name', args: { card } });
  expect(pressed('supply', [name('supply'), name('horse')])).toEqual([name('supply')]);
});

test('a card that would go to Limbo for another is only selected', () => {
  expect(pressed('supply', [{ verb: 'hide', args: { card: 'supply' } }])).toEqual([]);
});
