import { describe, expect, it } from "vitest";
import { reached } from "../../../../tests/reached";
import { type WalkSpot, walk } from "../../../boards/walk";
import { COMPACT, FULL, plateOf, SQUARES, STATIONS } from "./grid";

const netOf = (layout: typeof FULL): WalkSpot[] => [
  ...SQUARES.map(({ id, x, y }) => ({ id, x: x + 50, y: y + 50 })),
  ...STATIONS.map((station) => {
    const plate = plateOf(station, layout);
    return { id: `s${station.id}`, x: plate.x + plate.width / 2, y: plate.y + plate.height / 2 };
  }),
];

describe("arrow keys on the net", () => {
  it.each([
    ["the net", netOf(FULL)],
    ["the net on a small screen", netOf(COMPACT)],
  ])("reach every place of %s from every other", (_, spots) => {
    for (const spot of spots) expect(reached(spots, spot.id).size).toBe(spots.length);
  });

  it("go where they point", () => {
    const net = netOf(FULL);
    expect(walk(net, "00", "ArrowRight")).toBe("01");
    expect(walk(net, "00", "ArrowUp")).toBe("s8");
    expect(walk(net, "00", "ArrowLeft")).toBe("s9");
    expect(walk(net, "32", "ArrowRight")).toBe("35");
  });
});
