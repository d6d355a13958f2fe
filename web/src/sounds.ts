// Two short sounds, made here: one when it is my turn, one when something is placed.
import { settings } from "./settings.svelte";

const NOTES = { turn: [523.25, 783.99], placed: [196] };
let context: AudioContext | null = null;

export function play(sound: keyof typeof NOTES): void {
  if (!settings.hasSounds) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  NOTES[sound].forEach((frequency, index) => note(context!, frequency, start + index * 0.11));
}

function note(audio: AudioContext, frequency: number, at: number): void {
  const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
  tone.type = "triangle";
  tone.frequency.value = frequency;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.12, at + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.25);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.26);
}
