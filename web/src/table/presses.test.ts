// @vitest-environment jsdom
// The second half of a double tap does not hit what has come to lie there in between.
import { afterEach, expect, it, vi } from "vitest";
import { Presses } from "./presses";

const [pass, undo] = [document.createElement("button"), document.createElement("button")];
let there: Element = pass;
document.elementFromPoint = () => there;
afterEach(() => void (there = pass));

function down(presses: Presses, at: number, x = 10): void {
  const event = new Event("pointerdown");
  Object.defineProperties(event, { timeStamp: { value: at }, target: { value: there } });
  presses.hear(Object.assign(event, { pointerType: "touch", clientX: x, clientY: 10 }) as unknown as PointerEvent);
}

function isSwallowed(presses: Presses, detail = 1): boolean {
  const click = new MouseEvent("click", { detail, cancelable: true });
  const stop = vi.spyOn(click, "stopPropagation");
  presses.swallow(click);
  return stop.mock.calls.length > 0 && click.defaultPrevented;
}

it("swallows a quick second tap on what was not there", () => {
  const presses = new Presses();
  down(presses, 1000);
  there = undo;
  down(presses, 1200);
  expect(isSwallowed(presses)).toBe(true);
});

it("lets one pass that comes later, lies elsewhere, or needs no pointer", () => {
  const presses = new Presses();
  down(presses, 1000);
  there = undo;
  down(presses, 1500);
  expect(isSwallowed(presses)).toBe(false);
  there = pass;
  down(presses, 1600, 200);
  expect(isSwallowed(presses)).toBe(false);
  there = undo;
  down(presses, 1700, 200);
  expect(isSwallowed(presses, 0)).toBe(false);
});

it("lets a second tap through on what was there, as often as one likes", () => {
  const presses = new Presses();
  down(presses, 1000);
  down(presses, 1100);
  down(presses, 1200);
  expect(isSwallowed(presses)).toBe(false);
});
