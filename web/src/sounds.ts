// Sounds of our own, made by the browser: wood for a building, rail for a tile, paper for a card or a pass, a bell for
// one's turn, and two notes up or down for what is won or lost.
import { settings } from "./settings.svelte";

export type Sound = "wood" | "rail" | "paper" | "bell" | "gain" | "loss";

/** One part of a sound: a tone, or noise around a pitch; seconds from the beginning, and how long it rings. */
type Voice = {
  at?: number;
  pitch: number;
  rings: number;
  loud: number;
  kind?: OscillatorType | "noise";
  bends?: number;
};

const SOUNDS: Record<Sound, readonly Voice[]> = {
  wood: [
    { pitch: 190, rings: 0.12, loud: 0.4, kind: "sine", bends: 0.6 },
    { pitch: 900, rings: 0.04, loud: 0.3, kind: "noise" },
  ],
  rail: [
    { pitch: 2400, rings: 0.05, loud: 0.25, kind: "noise" },
    { pitch: 1180, rings: 0.16, loud: 0.1, kind: "sine" },
    { pitch: 1770, rings: 0.12, loud: 0.06, kind: "sine" },
    { at: 0.07, pitch: 220, rings: 0.09, loud: 0.35, kind: "sine", bends: 0.7 },
  ],
  paper: [
    { pitch: 3600, rings: 0.14, loud: 0.32, kind: "noise" },
    { at: 0.06, pitch: 5200, rings: 0.1, loud: 0.2, kind: "noise" },
  ],
  bell: [
    { pitch: 659.25, rings: 1.1, loud: 0.2, kind: "sine" },
    { pitch: 1318.5, rings: 0.7, loud: 0.08, kind: "sine" },
    { pitch: 1780, rings: 0.4, loud: 0.05, kind: "sine" },
    { at: 0.16, pitch: 987.77, rings: 1.2, loud: 0.16, kind: "sine" },
  ],
  gain: [
    { pitch: 523.25, rings: 0.22, loud: 0.17, kind: "triangle" },
    { at: 0.1, pitch: 783.99, rings: 0.34, loud: 0.17, kind: "triangle" },
  ],
  loss: [
    { pitch: 392, rings: 0.24, loud: 0.16, kind: "triangle" },
    { at: 0.12, pitch: 293.66, rings: 0.4, loud: 0.16, kind: "triangle" },
  ],
};
/** Milliseconds in which the same sound is heard once: what comes at once would only be louder. */
const TOGETHER = 60;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const heard = new Map<Sound, number>();

/** Nothing sounds before somebody has touched the page: browsers do not allow it, and nobody expects it. */
export function play(sound: Sound): void {
  if (!settings.hasSounds || !settings.volume || !navigator.userActivation?.hasBeenActive) return;
  const now = performance.now();
  if (now - (heard.get(sound) ?? -TOGETHER) < TOGETHER) return;
  heard.set(sound, now);
  context ??= new AudioContext();
  void context.resume();
  const volume = context.createGain();
  volume.gain.value = (settings.volume / 100) ** 2; // loudness is heard by its square
  volume.connect(context.destination);
  for (const voice of SOUNDS[sound]) speak(context, voice, volume);
}

function speak(audio: AudioContext, voice: Voice, to: AudioNode): void {
  const { at = 0, rings, loud } = voice;
  const start = audio.currentTime + at;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(loud, start + 0.006);
  loudness.gain.exponentialRampToValueAtTime(0.0005, start + rings);
  loudness.connect(to);
  const source = voice.kind === "noise" ? hiss(audio, voice, loudness) : tone(audio, voice, voice.kind, loudness);
  source.start(start);
  source.stop(start + rings + 0.02);
}

function tone(audio: AudioContext, voice: Voice, kind: OscillatorType | undefined, to: AudioNode): OscillatorNode {
  const { at = 0, pitch, rings, bends = 1 } = voice;
  const source = new OscillatorNode(audio, { type: kind, frequency: pitch });
  source.frequency.exponentialRampToValueAtTime(pitch * bends, audio.currentTime + at + rings);
  source.connect(to);
  return source;
}

function hiss(audio: AudioContext, { pitch }: Voice, to: AudioNode): AudioBufferSourceNode {
  noise ??= whiteNoise(audio);
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  source.connect(new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.9 })).connect(to);
  return source;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  buffer.getChannelData(0).forEach((_, index, samples) => (samples[index] = 2 * Math.random() - 1));
  return buffer;
}
