/** Small sounds, made here; silent unless somebody wants them. */
import { settings } from '../settings/settings.svelte';

export type Tone =
  | 'turn'
  | 'dice'
  | 'card'
  | 'coin'
  | 'build'
  | 'step'
  | 'strike'
  | 'knock'
  | 'loss'
  | 'gain'
  | 'magic'
  | 'victory';

/** Part of a sound: a note that glides, or noise around a pitch. */
interface Note {
  wave: OscillatorType | 'noise';
  at: number; // seconds from its beginning
  length: number;
  from: number; // hertz
  to?: number;
  loud: number;
}

const note = (
  wave: Note['wave'],
  at: number,
  length: number,
  from: number,
  loud: number,
  to?: number,
): Note => ({ wave, at, length, from, loud, to });

/** Two soft notes: it is your turn. */
const CHIME = [note('sine', 0, 0.5, 523.25, 0.24), note('sine', 0.14, 0.5, 783.99, 0.24)];

export const TONES: Record<Tone, Note[]> = {
  turn: [note('sine', 0, 0.35, 392, 0.14), note('sine', 0.1, 0.4, 523.25, 0.1)],
  dice: [0, 0.07, 0.13, 0.22, 0.34].map((at, index) =>
    note('noise', at, 0.05, 2600 - index * 260, 0.3),
  ),
  card: [note('noise', 0, 0.12, 3600, 0.16, 1400)],
  coin: [note('triangle', 0, 0.18, 1318, 0.12), note('triangle', 0.06, 0.26, 1976, 0.1)],
  build: [note('noise', 0, 0.08, 420, 0.5), note('noise', 0.16, 0.1, 340, 0.5)],
  step: [note('noise', 0, 0.06, 700, 0.25)],
  strike: [note('noise', 0, 0.16, 5200, 0.3, 900), note('sawtooth', 0.02, 0.22, 180, 0.12, 60)],
  knock: [note('sine', 0, 0.16, 190, 0.4, 90), note('noise', 0, 0.05, 900, 0.25)],
  loss: [note('sine', 0, 0.5, 311, 0.18, 155), note('sine', 0.12, 0.6, 233, 0.16, 98)],
  gain: [523.25, 659.25, 783.99].map((pitch, index) =>
    note('triangle', index * 0.08, 0.3, pitch, 0.12),
  ),
  magic: [note('sine', 0, 0.7, 330, 0.12, 990), note('triangle', 0.1, 0.7, 495, 0.06, 1480)],
  victory: [523.25, 659.25, 783.99, 1046.5].map((pitch, index) =>
    note('triangle', index * 0.16, index === 3 ? 1.1 : 0.35, pitch, 0.16),
  ),
};

let audio: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** The sound of an event. */
export function sound(tone: Tone): void {
  play(TONES[tone]);
}

/** It is your turn. */
export function chime(): void {
  play(CHIME);
}

function play(notes: Note[]): void {
  if (!settings.sound || settings.volume <= 0) return;
  audio ??= new AudioContext();
  for (const one of notes) sing(audio, one);
}

/** One note with a soft beginning and end: nothing clicks. */
function sing(audio: AudioContext, note: Note): void {
  const begin = audio.currentTime + note.at;
  const end = begin + note.length;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0.0001, begin);
  loudness.gain.exponentialRampToValueAtTime(note.loud * settings.volume, begin + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  loudness.connect(audio.destination);
  const { source, pitch } =
    note.wave === 'noise' ? noise(audio, loudness) : tone(audio, note.wave, loudness);
  pitch.setValueAtTime(note.from, begin);
  pitch.exponentialRampToValueAtTime(note.to ?? note.from, end);
  source.start(begin);
  source.stop(end + 0.05);
}

interface Voice {
  source: AudioScheduledSourceNode;
  pitch: AudioParam;
}

function tone(audio: AudioContext, wave: OscillatorType, into: AudioNode): Voice {
  const source = audio.createOscillator();
  source.type = wave;
  source.connect(into);
  return { source, pitch: source.frequency };
}

/** Noise through a narrow gap: wood, paper, metal, depending on where the gap is. */
function noise(audio: AudioContext, into: AudioNode): Voice {
  hiss ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  const gap = audio.createBiquadFilter();
  source.buffer = hiss;
  gap.type = 'bandpass';
  gap.Q.value = 1.2;
  source.connect(gap).connect(into);
  return { source, pitch: gap.frequency };
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
