import { expect, test } from 'vitest';
import { addressOf, placeIn } from './address';
import { commandOf } from './keys';
import { turnsIn } from './turns';

function key(name: string, more: KeyboardEventInit = {}, html = '<p>there</p>'): KeyboardEvent {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', {
    key: name,
    bubbles: true,
    cancelable: true,
    ...more,
  });
  document.body.firstElementChild?.dispatchEvent(event);
  return event;
}

test('the address tells position and viewer, and is read back', () => {
  expect(addressOf('/replay/T1', 12, 0)).toBe('/replay/T1?at=12&seat=0');
  expect(addressOf('/replay/T1', 12, 0, true)).toBe('/replay/T1?at=12&seat=0&review');
  expect(placeIn('?at=12&seat=-1')).toEqual({ at: 12, viewer: -1, review: false });
  expect(placeIn('?at=12&seat=-1&review').review).toBe(true);
  expect(placeIn('')).toEqual({ at: null, viewer: null, review: false });
});

test('an address that makes no sense is not taken', () => {
  expect(placeIn('?at=-3&seat=-2')).toEqual({ at: null, viewer: null, review: false });
  expect(placeIn('?at=1e3&seat=x')).toEqual({ at: null, viewer: null, review: false });
});

test('arrows step, with Shift they go by turns', () => {
  expect(commandOf(key('ArrowRight'))).toBe('next');
  expect(commandOf(key('ArrowLeft', { shiftKey: true }))).toBe('previous-turn');
  expect(commandOf(key('Home'))).toBe('first');
  expect(commandOf(key('End'))).toBe('last');
  expect(commandOf(key(' '))).toBe('toggle');
});

test('keys belong to whatever has the focus', () => {
  expect(commandOf(key(' ', {}, '<button>x</button>'))).toBeUndefined();
  expect(commandOf(key('ArrowRight', {}, '<button>x</button>'))).toBe('next');
  expect(commandOf(key('ArrowRight', {}, '<input type="range">'))).toBeUndefined();
  expect(commandOf(key('ArrowRight', {}, '<svg data-own-keys></svg>'))).toBeUndefined();
  expect(commandOf(key('ArrowRight', { ctrlKey: true }))).toBeUndefined();
});

test('a key that a board has used is not used twice', () => {
  const event = key('ArrowRight');
  event.preventDefault();
  expect(commandOf(event)).toBeUndefined();
});

test('a turn that begins a day is called by both', () => {
  const line = (at: number, verb: string, text: string) => ({
    at,
    event: { verb, args: {}, text },
  });
  const lines = [
    line(0, 'day', 'Week 1, day 1.'),
    line(0, 'turn', 'Ada begins.'),
    line(4, 'x', 'Something.'),
    line(9, 'turn', 'Ben begins.'),
  ];
  expect(turnsIn(lines, 0)).toEqual([
    { at: 0, text: 'Week 1, day 1. Ada begins.' },
    { at: 9, text: 'Ben begins.' },
  ]);
});
