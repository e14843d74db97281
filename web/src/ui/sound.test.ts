import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { sound, TONES, type Tone } from './sound';

const loudest: number[] = [];
const param = () => ({
  value: 0,
  setValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn((value: number) => {
    if (!(value > 0)) throw new Error('a sound cannot fade to nothing, only to almost nothing');
    loudest.push(value);
  }),
});
const node = () => ({
  connect: (into: unknown) => into,
  start: vi.fn(),
  stop: vi.fn(),
  frequency: param(),
  gain: param(),
  Q: param(),
});
const played = vi.fn(node);

class FakeAudio {
  currentTime = 1;
  sampleRate = 100;
  destination = {};
  createOscillator = played;
  createBufferSource = played;
  createGain = node;
  createBiquadFilter = node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', FakeAudio);
  played.mockClear();
  loudest.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  settings.sound = false;
  settings.volume = 0.6;
});

test('nothing is heard until somebody wants it', () => {
  sound('dice');
  expect(played).not.toHaveBeenCalled();
});

test.each(Object.keys(TONES) as Tone[])('%s is made of its notes', (tone) => {
  settings.sound = true;
  sound(tone);
  expect(played).toHaveBeenCalledTimes(TONES[tone].length);
});

test('no sound is loud, and the volume makes it softer', () => {
  settings.sound = true;
  settings.volume = 0;
  sound('strike');
  expect(played).not.toHaveBeenCalled();
  for (const notes of Object.values(TONES)) {
    for (const { loud, length, from } of notes) {
      expect(loud).toBeLessThanOrEqual(0.5);
      expect(length).toBeLessThanOrEqual(1.2);
      expect(from).toBeGreaterThan(20);
    }
  }
});
