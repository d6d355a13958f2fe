// The rules in a panel beside the page: one at a time, whatever it was asked about.
import { mount, unmount } from "svelte";
import type { SeenTable } from "../table/seen";
import Panel from "./Panel.svelte";
import { speakOfRules } from "./words";

export interface RulesWanted {
  readonly game: string;
  readonly about: string;
  readonly live?: SeenTable;
}

let shown = $state.raw<RulesWanted | null>(null);
let panel: Record<string, unknown> | null = null;
let opener: Element | null = null;

/** Opens it, or has it speak of something else. */
export async function show(wanted: RulesWanted): Promise<void> {
  await speakOfRules();
  shown = wanted;
  if (panel) return;
  opener = document.activeElement;
  panel = mount(Panel, { target: document.body, props: { wanted: () => shown!, onclose: close } });
}

function close(): void {
  if (panel) void unmount(panel);
  panel = null;
  if (opener instanceof HTMLElement || opener instanceof SVGElement) opener.focus({ preventScroll: true });
}
