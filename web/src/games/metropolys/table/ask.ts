// What Metropolys asks for, in the banner.
import { nameAtEnd } from "../../../table/ended";
import { capital, join, parts, runs, words } from "../../../words.svelte";
import type { GameAsk } from "../../screen";
import type { CityChoice, CityShapes, CityTable } from "../shapes";
import { PASS } from "./selection.svelte";

export const ask: GameAsk<CityShapes> = {
  mine,
  waiting(known) {
    const last = known.position?.bids.at(-1);
    return last ? words("wait-may-outbid", { value: last.value, place: last.place }) : words("wait-may-open");
  },
  watching(live) {
    const last = live.known?.position?.bids.at(-1);
    return last ? capital(words("bid", last, live.seatName)) : "";
  },
  tie: (live) => (live.known?.result?.decided_by === "most_points" ? null : tie(live)),
  unchanged: "premove-no-higher-bid",
  buttons: [{ action: PASS, text: "pass", key: "P" }],
};

function mine(live: CityTable, choice: CityChoice) {
  const last = live.known!.position!.bids.at(-1);
  const legal = choice.legal;
  if (!last || !legal) return { main: parts("ask-open", {}), more: words("ask-open-with") };
  const values = runs(legal.values, "or");
  const places = join(legal.places, "or");
  return {
    main: parts("ask-outbid", { value: last.value, place: last.place }),
    more: legal.values.length && legal.places.length ? words("ask-outbid-with", { values, places }) : "",
  };
}

/** Equal points at the end: the buildings decided, or not even they. */
function tie(live: CityTable): string {
  const { scores } = live.known!.result!;
  const points = Math.max(...scores);
  const { built } = live.known!.position!;
  const best = scores.flatMap((one, seat) => (one === points ? [seat] : []));
  const buildings = best.map((seat) => String(Object.keys(built[seat] ?? {}).length));
  return words("end-tie", {
    names: join(best.map((seat) => nameAtEnd(live, seat))),
    points,
    buildings: join(buildings),
  });
}
