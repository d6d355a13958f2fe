// When something is heard: after a gesture, where it is wanted, and once of what comes together.
import { beforeEach, expect, test, vi } from "vitest";

/** A part of a sound that does nothing but be connected. */
class Part {
  gain = { value: 0, setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  frequency = { exponentialRampToValueAtTime: vi.fn() };
  buffer: unknown = null;
  connect(to: unknown): unknown {
    return to;
  }
  start = vi.fn();
  stop = vi.fn();
}

/** How loud each sound was that has begun. */
const volumes: Part[] = [];

class Audio {
  currentTime = 0;
  sampleRate = 100;
  destination = new Part();
  resume = () => Promise.resolve();
  createBuffer = () => ({ getChannelData: () => new Float32Array(50) });
  createGain = () => {
    const gain = new Part();
    gain.connect = (to: unknown) => {
      if (to === this.destination) volumes.push(gain);
      return to;
    };
    return gain;
  };
}

/** A page as it was just loaded, in a browser that was asked for less motion or not. */
async function loadedPage(asksForCalm = false) {
  vi.resetModules();
  vi.stubGlobal("AudioContext", Audio);
  vi.stubGlobal("OscillatorNode", Part);
  vi.stubGlobal("AudioBufferSourceNode", Part);
  vi.stubGlobal("BiquadFilterNode", Part);
  vi.stubGlobal("localStorage", { setItem: () => undefined, getItem: () => null });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  const matches = (query: string) => asksForCalm && query.includes("reduced-motion");
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: matches(query), addEventListener: () => undefined }));
  const { settings } = await import("./settings.svelte");
  const { play } = await import("./sounds");
  return { settings, play };
}

const activation = { hasBeenActive: true };
let now = 0;

beforeEach(() => {
  volumes.length = 0;
  activation.hasBeenActive = true;
  vi.stubGlobal("navigator", { userActivation: activation, languages: [] });
  now = 1000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

test("every sound is heard, as loud as it is wanted", async () => {
  const { settings, play } = await loadedPage();
  settings.volume = 50;
  for (const sound of ["wood", "rail", "paper", "bell", "gain", "loss"] as const) play(sound);
  expect(volumes.map((one) => one.gain.value)).toEqual(Array(6).fill(0.25));
});

test("nothing is heard before somebody has touched the page", async () => {
  const { play } = await loadedPage();
  activation.hasBeenActive = false;
  play("bell");
  expect(volumes).toEqual([]);
  activation.hasBeenActive = true;
  play("bell");
  expect(volumes).toHaveLength(1);
});

test("nothing is heard where sounds are off, or not loud at all", async () => {
  const { settings, play } = await loadedPage();
  settings.hasSounds = false;
  play("bell");
  settings.hasSounds = true;
  settings.volume = 0;
  play("bell");
  expect(volumes).toEqual([]);
});

test("the same sound is heard once of those that come together", async () => {
  const { play } = await loadedPage();
  play("wood");
  now += 59;
  play("wood");
  play("gain");
  expect(volumes).toHaveLength(2);
  now += 1;
  play("wood");
  expect(volumes).toHaveLength(3);
});

test("sounds are off by themselves only where the system asks for less motion", async () => {
  expect((await loadedPage()).settings.hasSounds).toBe(true);
  expect((await loadedPage(true)).settings.hasSounds).toBe(false);
});
