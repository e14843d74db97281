/** Small sounds, made here; silent unless somebody wants them. */
import { settings } from '../settings/settings.svelte';

let audio: AudioContext | undefined;

/** Two soft notes: it is your turn. */
export function chime(): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  for (const [index, pitch] of [523.25, 783.99].entries()) {
    const at = audio.currentTime + index * 0.14;
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, at);
    loudness.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    tone.connect(loudness).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.55);
  }
}
