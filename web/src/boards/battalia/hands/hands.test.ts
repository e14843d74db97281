import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { MomentTable } from '../../../net/moments.svelte';
import type { Action, Decision, Plan } from '../../../net/protocol';
import { Choices } from '../../../prompt/choices.svelte';
import { FrameState } from '../../../stage/frame/frame.svelte';
import { word } from '../../../table/context';
import { actionMap } from '../actionMap';
import { verbs } from '../verbs';
import { Hands } from './hands.svelte';
import { PlanningTable } from './planning.fake';

const action = (verb: string, args: Action['args'] = {}): Action => ({ verb, args });
function plan(...steps: Action[]): Plan {
  return { goal: steps.at(-1) ?? action('done'), steps, pays: [], text: '' };
}

const MOVE = action('move', { hero: 1 });
const ACT: Decision = {
  id: '0.1',
  seat: 0,
  kind: 'act',
  about: {},
  actions: [MOVE, action('hire', { rank: 'chief' }), action('road', { shape: 'curve' })],
};
const near = plan(MOVE, action('lay', { card: 'supply' }), action('step', { field: '1,2' }));
const far = plan(MOVE, action('lay', { card: 'horse' }), action('step', { field: '1,3' }));
const HERO = { ref: 'hero:0.1', goal: { verb: 'move', args: { hero: 1 } }, label: 'Hero 1' };

let taken: Action[][] = [];
let live: PlanningTable;
let hands: Hands;
let choices: Choices;

function show(decisions: Decision[], hand?: string[]): void {
  const board = { rows: 9, columns: 9, fields: {} };
  const view = { game: 'battalia', players: [{ ambush: 1, hand_cards: hand }], board };
  live.show({ view, decisions, events: [], log: [] });
}

/** Cards lie in ambush, and something more may be offered. */
function showHidden(cards: string[], ...offered: Action[]): void {
  const board = { rows: 9, columns: 9, fields: {} };
  const players = [{ ambush: cards.length, ambush_cards: cards, hand_cards: [LORD] }];
  const decisions = [{ ...ACT, actions: [...ACT.actions, ...offered] }];
  const view = { game: 'battalia', players, board };
  live.show({ view, decisions, events: [], log: [] });
}

beforeEach(() => {
  taken = [];
  live = new PlanningTable(null, (_, first, then) => taken.push([first, ...then]));
  live.look(0, true);
  show([ACT]);
  live.told = [near, far];
  choices = new Choices(live, actionMap, verbs);
  hands = new Hands({ live, choices, game: 'battalia', frame: new FrameState(), match: null });
});

test('a hero that is taken up can go to every field the server names, in two clicks', async () => {
  await hands.take(HERO);
  expect([...hands.targets.keys()]).toEqual(['1,2', '1,3']);
  hands.press('1,3', false);
  expect(taken).toEqual([far.steps]);
  expect(hands.taken).toBeNull();
});

test('the field that is looked at shows what would pay', async () => {
  await hands.take(HERO);
  expect(hands.pays).toEqual([]);
  hands.looked = '1,3';
  expect(hands.pays).toEqual(['hand:horse']);
});

test('a finger needs no second touch where the field says what it costs', async () => {
  await hands.take(HERO);
  hands.press('1,2', true);
  expect(taken).toEqual([near.steps]);
});

test('who wants to pay otherwise chooses first, and goes with the second touch', async () => {
  await hands.take(HERO);
  await hands.payOtherwise();
  hands.press('1,2', true);
  expect(taken).toEqual([]);
  expect(hands.pays).toEqual(['hand:supply']);
  hands.press('1,2', true);
  expect(taken).toEqual([near.steps]);
});

test('taking up the same piece again puts it down', async () => {
  await hands.take(HERO);
  await hands.take(HERO);
  expect(hands.taken).toBeNull();
  expect(hands.targets.size).toBe(0);
});

test('a field that was not named, or is not possible any more, is not gone to', async () => {
  await hands.take(HERO);
  live.told = [near];
  await hands.changed();
  expect(hands.isGone('1,3')).toBe(true);
  hands.press('1,3', false);
  hands.press('4,4', false);
  expect(taken).toEqual([]);
});

test('a hire is paid as proposed, or otherwise', async () => {
  const hire = action('hire', { rank: 'chief' });
  live.told = [
    plan(hire, action('lay', { card: 'chief' })),
    plan(hire, action('lay', { card: 'lord' })),
  ];
  await hands.take({ ref: 'rank:chief', goal: hire, label: 'Chief' });
  expect(hands.pays).toEqual(['hand:chief']);
  await hands.payWith('hand:lord');
  expect(hands.pays).toEqual(['hand:lord']);
  await hands.payOtherwise();
  expect(hands.pays).toEqual(['hand:chief']);
  hands.go();
  expect(taken[0]?.at(-1)).toEqual(action('lay', { card: 'chief' }));
});

const ROAD = action('road', { shape: 'curve' });
const CURVE = { ref: 'road:curve', goal: ROAD, label: 'Curve' };
const site = (field: string, turned: number) =>
  plan(ROAD, action('site', { field, turned }), action('lay', { card: 'tools' }));

test.each(['3,3', '2,2'])(
  'a finger sees what a road on %s costs, and lays it with the second touch',
  async (field) => {
    live.told = [site('2,2', 0), site('2,2', 3), site('3,3', 0)];
    await hands.take(CURVE);
    hands.press(field, true);
    expect(taken).toEqual([]);
    expect(hands.plan?.goal.args.card).toBe('tools');
    hands.press(field, true);
    expect(taken).toHaveLength(1);
  },
);

test('a finger that drops a road on a field sees what it costs before it lies there', async () => {
  live.told = [site('3,3', 0)];
  await hands.take(CURVE);
  await hands.drop({ field: '3,3', own: false, touched: true });
  expect(taken).toEqual([]);
  expect(hands.target).toBe('3,3');
  await hands.drop({ field: '3,3', own: false });
  expect(taken).toHaveLength(1);
});

test('what a road costs is told as soon as its stack is chosen', async () => {
  live.told = [site('2,2', 0), site('3,3', 0)];
  await hands.take(CURVE);
  expect(hands.plan).toBeNull();
  expect(hands.pays).toEqual(['hand:tools']);
});

const LORD = 'lord.wolfsclan';
const hidden = (laid: boolean): Plan => {
  const buy = action('buy', { artefact: 'title' });
  const steps = laid ? [action('lay', { card: LORD, zone: 'ambush' })] : [];
  return {
    ...plan(buy, ...steps),
    text: 'Buy a Title',
    pays: [`${word({ game: 'battalia' }, LORD)} (ambush)`],
  };
};

test.each([true, false])(
  'a card of the ambush is spent after one question (laid by name: %s)',
  async (laid) => {
    const buy = action('buy', { artefact: 'title' });
    showHidden([LORD]);
    live.told = [hidden(laid)];
    await hands.take({ ref: 'artefact:title', goal: buy, label: 'Title' });
    expect(hands.pays).toEqual([`ambush:${LORD}`]);
    hands.go();
    expect(taken).toEqual([]);
    expect(choices.confirming?.means).toContain('ambush');
    choices.confirm();
    expect(taken).toHaveLength(1);
  },
);

test('a card of the hand is spent unasked, whatever lies in ambush', async () => {
  showHidden([LORD]);
  live.told = [plan(action('buy', { artefact: 'title' }), action('lay', { card: LORD }))];
  await hands.take({
    ref: 'artefact:title',
    goal: action('buy', { artefact: 'title' }),
    label: 'Title',
  });
  hands.go();
  expect(choices.confirming).toBeNull();
  expect(taken).toHaveLength(1);
});

test('the list of options asks before the table lays a card of the ambush by itself', async () => {
  const buy = action('buy', { artefact: 'title' });
  showHidden([LORD], buy);
  choices.spends = (choice) => hands.spends(choice);
  const chosen = choices.all.find(({ action: { verb } }) => verb === 'buy');
  live.told = [hidden(false)];
  if (chosen) choices.take(chosen);
  await vi.waitFor(() => expect(choices.confirming?.means).toContain('ambush'));
  expect(taken).toEqual([]);
  live.told = [hidden(true)]; // more than one card would do: the table asks for each
  choices.confirming = null;
  if (chosen) choices.take(chosen);
  await vi.waitFor(() => expect(taken).toHaveLength(1));
});

test('a road is built as it is shown on the field that is pressed, and turned before', async () => {
  const road = action('road', { shape: 'curve' });
  const site = (turned: number) =>
    plan(road, action('site', { field: '2,2', turned }), action('lay', { card: 'tools' }));
  live.told = [site(0), site(3)];
  await hands.take({ ref: 'road:curve', goal: road, label: 'Curve' });
  hands.looked = '2,2';
  expect(hands.plan?.steps[1]?.args.turned).toBe(0);
  hands.turnOver('2,2');
  expect(hands.plan?.steps[1]?.args.turned).toBe(3);
  hands.turnOver('2,2');
  hands.turnOver('2,2');
  expect(taken).toEqual([]);
  hands.press('2,2', false);
  expect(taken).toEqual([site(3).steps]);
});

test('a finger chooses the field of a road, turns it and presses again', async () => {
  const road = action('road', { shape: 'curve' });
  const site = (turned: number) =>
    plan(road, action('site', { field: '2,2', turned }), action('lay', { card: 'tools' }));
  live.told = [site(0), site(3)];
  await hands.take({ ref: 'road:curve', goal: road, label: 'Curve' });
  hands.press('2,2', true);
  hands.turnOver('2,2');
  expect(taken).toEqual([]);
  hands.press('2,2', true);
  expect(taken).toEqual([site(3).steps]);
});

test('the verb of a selected piece is word enough, unless it is final', async () => {
  const said = (verb: string) => {
    const choice = choices.all.find((one) => one.action.verb === verb);
    return { ref: 'field:1,1', goal: action(verb), label: verb, choice, said: true };
  };
  show([{ ...ACT, actions: [action('upgrade'), action('attack')] }]);
  live.told = [plan(action('attack'))];
  await hands.take(said('attack'));
  expect(hands.plan).not.toBeNull();
  expect(taken).toEqual([]);
  hands.putDown();
  live.told = [plan(action('upgrade'))];
  await hands.take(said('upgrade'));
  expect(taken).toEqual([[action('upgrade')]]);
});

test('said with a letter, a hero or a card of the land goes to the only field there is', async () => {
  const choice = choices.all.find(({ action }) => action.verb === 'move');
  await hands.take({ ...HERO, choice, said: true });
  expect(taken).toEqual([]); // two fields: one has to be chosen
  hands.putDown();
  live.told = [near];
  await hands.take({ ...HERO, choice, said: true });
  expect(taken).toEqual([near.steps]);
});

test('a card of the hand that can do nothing else is meant for the ambush', () => {
  const hide = action('hide', { card: 'supply' });
  show([{ ...ACT, actions: [hide, MOVE] }]);
  expect(hands.hidesOnly('supply')).toBe(true);
  expect(hands.hidesOnly('lord')).toBe(true); // its price is another card
  show([{ ...ACT, actions: [hide, action('great', { card: 'supply' })] }]);
  expect(hands.hidesOnly('supply')).toBe(false);
  show([ACT]);
  expect(hands.hidesOnly('lord')).toBe(false);
});

const hide = (card: string) => action('hide', { card });
const name = (card: string) => action('name', { card });
const HAND = ['lord', 'supply', 'supply', 'chief'];

function askToHide(...more: Action[]): void {
  show([{ ...ACT, actions: [hide('lord'), hide('supply'), hide('chief'), ...more] }], HAND);
  live.told = [plan(hide('lord')), plan(hide('supply')), plan(hide('chief'))];
}

test('a card is hidden: it first, then what goes to Limbo for it, then the button', async () => {
  askToHide();
  await hands.takeAmbush();
  expect(hands.plan).toBeNull();
  hands.hide('lord');
  expect(hands.plan?.goal).toEqual(hide('supply'));
  await hands.payOtherwise();
  expect(hands.plan?.goal).toEqual(hide('chief'));
  expect(taken).toEqual([]);
  hands.go();
  show([{ ...ACT, id: '0.2', kind: 'hide-card', actions: [name('lord'), name('supply')] }]);
  hands.next.goOn();
  expect(taken).toEqual([[hide('chief')], [name('lord')]]);
});

test('several cards are meant for the ambush and hidden by one word, each at a price of its own', async () => {
  askToHide();
  expect(hands.say('x', ['hand:chief'], false)).toBe(true);
  hands.say('x', ['hand:lord'], false); // what pays is not known yet
  await vi.waitUntil(() => hands.hidden.length > 1);
  expect(hands.hidden).toEqual(['chief', 'lord']);
  expect(hands.pays).toEqual(['hand:supply', 'hand:supply']);
  expect(taken).toEqual([]);
  hands.go();
  show([{ ...ACT, id: '0.2', actions: [name('chief'), name('supply')] }]);
  hands.next.goOn();
  show([{ ...ACT, id: '0.3', actions: [hide('supply')] }]);
  hands.next.goOn();
  show([{ ...ACT, id: '0.4', actions: [name('lord')] }]);
  hands.next.goOn();
  expect(taken.flat()).toEqual([hide('supply'), name('chief'), hide('supply'), name('lord')]);
});

test('a card that was meant for the ambush is put back by the same letter, and others mean nothing', async () => {
  askToHide();
  await hands.bring('lord');
  expect(hands.say('h', ['hand:lord'], true)).toBe(false);
  expect(hands.say('x', ['hero:0.1'], false)).toBe(false);
  hands.say('x', ['hand:lord'], true);
  expect(hands.hidden).toEqual([]);
  expect(hands.plan).toBeNull();
  hands.go();
  expect(taken).toEqual([]);
});

test('where no place or no price is left for another card, it is meant instead', async () => {
  askToHide();
  await hands.bring('supply');
  hands.hide('lord');
  hands.hide('chief'); // one of three places is taken
  expect(hands.hidden).toEqual(['chief']);
  show([{ ...ACT, actions: [hide('lord'), hide('supply')] }], ['lord', 'supply']);
  hands.putDown();
  await hands.bring('lord');
  hands.hide('supply');
  expect(hands.hidden).toEqual(['supply']);
  expect(hands.pays).toEqual(['hand:lord']);
});

test('the turn ends after cards were hidden, unless something is left to do', async () => {
  const done = action('done');
  askToHide(done);
  await hands.bring('lord');
  expect(hands.ending?.action).toEqual(done);
  hands.go(hands.ending);
  // The last card of a hand is hidden without a question.
  show([{ ...ACT, id: '0.2', actions: [done] }]);
  hands.next.goOn();
  await tick();
  expect(taken).toEqual([[hide('supply')], [done]]);
  askToHide(done, action('city', { field: '1,1' }));
  await hands.bring('lord');
  hands.go(hands.ending);
  show([{ ...ACT, id: '0.3', actions: [action('city', { field: '1,1' }), done] }]);
  hands.next.goOn();
  await tick();
  expect(taken.at(-1)).toEqual([hide('supply')]);
  expect(choices.confirming?.text).toBe('done');
});

test('a card that is brought to the ambush still waits for the button', async () => {
  askToHide();
  expect(hands.canHide).toBe(true);
  await hands.bring('lord');
  expect(hands.hidden).toEqual(['lord']);
  expect(hands.plan).not.toBeNull();
  expect(taken).toEqual([]);
});

test('a hero that is dragged to a field goes there, and elsewhere stays', async () => {
  void hands.carry(HERO);
  await hands.drop({ field: '4,4', own: false });
  expect(hands.taken).toBeNull();
  void hands.carry(HERO);
  await hands.drop({ field: '1,3', own: false });
  expect(taken).toEqual([far.steps]);
});

test('a stack that is dragged to the own cards is bought, and nowhere else', async () => {
  const hire = action('hire', { rank: 'chief' });
  live.told = [plan(hire, action('lay', { card: 'chief' }))];
  void hands.carry({ ref: 'rank:chief', goal: hire, label: 'Chief' });
  await hands.drop({ field: '1,2', own: false });
  expect(taken).toEqual([]);
  void hands.carry({ ref: 'rank:chief', goal: hire, label: 'Chief' });
  await hands.drop({ field: '', own: true });
  expect(taken[0]?.[0]).toEqual(hire);
});

test('land that fits in several ways is only laid out where it is let go', async () => {
  const road = action('road', { shape: 'curve' });
  const site = (field: string, turned: number) => plan(road, action('site', { field, turned }));
  live.told = [site('2,2', 0), site('2,2', 1), site('3,3', 0)];
  void hands.carry({ ref: 'road:curve', goal: road, label: 'Curve' });
  await hands.drop({ field: '2,2', own: false });
  expect(hands.target).toBe('2,2');
  expect(taken).toEqual([]);
  await hands.drop({ field: '3,3', own: false });
  expect(taken).toEqual([site('3,3', 0).steps]);
});

test('the server is asked once before anything is taken up, so that it is awake', () => {
  show([]);
  hands.warmUp();
  expect(live.asked).toEqual([]);
  show([ACT]);
  hands.warmUp();
  hands.warmUp();
  expect(live.asked).toEqual([{ verb: 'move', args: {} }]);
});

test('where nobody plans, pieces are pressed as ever', () => {
  const plain = new MomentTable(null);
  const choices = new Choices(plain, actionMap);
  const without = new Hands({
    live: plain,
    choices,
    game: 'battalia',
    frame: new FrameState(),
    match: null,
  });
  expect(without.takes(choices.all)).toBe(false);
});

test('actions that each show something follow one another, as long as they are offered', async () => {
  const lay = action('lay', { card: 'lord' });
  const finish = action('finish');
  const raise = { ...ACT, id: '0.2', kind: 'raise', actions: [lay, action('pass')] };
  show([raise]);
  hands.next.follow([lay, finish]);
  expect(taken).toEqual([[lay]]);
  show([{ ...raise, id: '0.3', actions: [finish] }]);
  hands.next.goOn();
  await tick();
  expect(taken).toEqual([[lay], [finish]]);
  show([{ ...raise, id: '0.4', actions: [action('pass')] }]);
  hands.next.follow([lay]);
  expect(hands.next.waiting).toBe(false);
  expect(taken).toHaveLength(2);
});

test('in a battle a card of the hand leads to the theatre instead of being laid', () => {
  expect(hands.battle.unfold).toBeUndefined();
  show([{ ...ACT, kind: 'raise', actions: [action('lay', { card: 'lord' })] }]);
  hands.battle.folded = true;
  hands.battle.unfold?.();
  expect(hands.battle.folded).toBe(false);
  expect(taken).toEqual([]);
});

test('where the server says nothing, nothing is begun', async () => {
  live.told = null;
  const choice = choices.all.find(({ action }) => action.verb === 'hire');
  expect(choice).toBeDefined();
  const goal = { verb: 'hire', args: { rank: 'chief' } };
  await hands.take({ ref: 'rank:chief', goal, label: 'Chief', choice });
  expect(hands.unanswered).toBe(true);
  expect(taken).toEqual([]);
  hands.putDown();
  expect(hands.unanswered).toBe(false);
});
