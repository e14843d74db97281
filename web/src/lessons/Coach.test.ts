import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import Coach from './Coach.svelte';
import { LessonRun } from './run.svelte';
import type { Lesson, LessonFrame } from './source';

const roll = { verb: 'roll', args: {}, text: 'Re-roll' };
const keep = { verb: 'keep', args: {}, text: 'Keep' };
const asked = { id: '0.1', seat: 0, kind: 'k', about: {}, actions: [roll, keep], text: 'What?' };
const frame = (given: Partial<LessonFrame>): LessonFrame => ({
  kind: 'tell',
  title: 'Title',
  text: 'Words',
  hint: '',
  show: [],
  view: { players: [{}, {}] },
  board: [],
  events: [],
  decisions: [],
  wanted: null,
  refusal: null,
  ...given,
});

const lesson: Lesson = {
  name: 'one',
  title: 'One',
  about: '',
  seat: 0,
  players: [],
  rules: [],
  frames: [
    frame({ kind: 'do', title: 'Do', decisions: [asked], wanted: roll }),
    frame({
      kind: 'try',
      title: 'Try',
      refusal: { rule: 'X-ATTACK-01', text: 'No soldier.\nX-ATTACK-01: The rule.' },
    }),
    frame({ kind: 'end', title: 'End' }),
  ],
};
const cards = ['one', 'two'].map((name) => ({ name, title: name, about: '', moves: 1 }));

beforeEach(() => {
  settings.lang = 'en';
  vi.stubGlobal('fetch', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('whoever chooses another option is told so kindly, and what to choose', async () => {
  const run = new LessonRun('xibalba', lesson);
  render(Coach, { run, cards });
  run.table.act(asked, keep);
  expect(
    await screen.findByText(/You chose: Keep. That is possible, but not in this lesson/),
  ).toBeTruthy();
  expect(screen.getAllByText(/Choose: Re-roll/).length).toBeGreaterThan(0);
});

test('what a rule forbids can be tried, and the rule is named', async () => {
  const run = new LessonRun('xibalba', lesson, undefined, 1);
  render(Coach, { run, cards });
  await fireEvent.click(screen.getByRole('button', { name: /^Try it/ }));
  expect(await screen.findByText('No soldier.')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/rules/X-ATTACK-01');
  await fireEvent.click(screen.getByRole('button', { name: /^Next/ }));
  expect(screen.getByRole('heading', { name: 'End' })).toBeTruthy();
});

test('at the end the next lesson waits, after the last one a real game', async () => {
  const { rerender } = render(Coach, {
    run: new LessonRun('xibalba', lesson, undefined, 2),
    cards,
  });
  expect(screen.getByRole('link', { name: 'Next: two' }).getAttribute('href')).toBe(
    '/learn/xibalba/two',
  );
  await rerender({ cards: cards.slice(0, 1) });
  expect(screen.getByRole('button', { name: 'Play your first game now' })).toBeTruthy();
});
