// Something that belongs to a table as long as it is open: parts of its page find the same one.
import type { Shapes } from "../../games/shapes";
import type { Sheet } from "../sheet.svelte";

export function perSheet<S extends Shapes, Thing>(make: (sheet: Sheet<S>) => Thing): (sheet: Sheet<S>) => Thing {
  const made = new WeakMap<Sheet<S>, Thing>();
  return (sheet) => {
    const thing = made.get(sheet) ?? make(sheet);
    made.set(sheet, thing);
    return thing;
  };
}
