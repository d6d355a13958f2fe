// What is drawn of the map while something is played out: first a tower walks, then it rises.
import { passed } from "../../../table/phase.svelte";
import type { Position } from "../shapes";
import { type CityMoving, riseEnds, rising, type TokenAt, walkEnds, walking } from "./following";

type Shown = Pick<Position, "turn" | "bids" | "built">;

/** To be made in a component. `unit`: pixels to the unit of the map. */
export function playing(moving: () => CityMoving | null, position: () => Shown, tokenAt: TokenAt, unit: () => number) {
  const share = (of: (one: CityMoving) => number) => () => {
    const one = moving();
    return one ? of(one) : 0;
  };
  const walked = passed(moving, share(walkEnds));
  const risen = passed(moving, share(riseEnds));
  const scale = $derived(unit()); // by itself: the frame may move meanwhile
  const tower = $derived.by(() => {
    const one = moving();
    if (!one || risen.now) return null;
    return walked.now ? rising(one) : walking(one, tokenAt, scale);
  });
  return {
    /** What stands, without what is still on its way. */
    get position(): Shown {
      return walked.now ? position() : (moving()?.before ?? position());
    },
    /** The tower that moves now. */
    get tower() {
      return tower;
    },
    /** Where it stands already, and is not to be drawn twice. */
    get hidden(): string | null {
      return tower && walked.now ? tower.block.place.id : null;
    },
  };
}
