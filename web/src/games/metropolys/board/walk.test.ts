import { describe, expect, it } from "vitest";
import { reached } from "../../../../tests/reached";
import { walk } from "../../../boards/walk";
import { PLACES } from "./city";

const withoutDistricts = (closed: string[]) => PLACES.filter((place) => !closed.includes(place.district));

describe("arrow keys in the city", () => {
  it.each([
    ["the city", PLACES],
    ["a city without two districts", withoutDistricts(["east", "south"])],
    ["a city without its centre", withoutDistricts(["centre"])],
  ])("reach every place of %s from every other", (_, spots) => {
    for (const spot of spots) expect(reached(spots, spot.id).size).toBe(spots.length);
  });

  it("go where they point", () => {
    expect(walk(PLACES, "C9", "ArrowUp")).toBe("C4");
  });

  it("stop at the rim, and other keys lead nowhere", () => {
    expect(walk(PLACES, "W9", "ArrowLeft")).toBeNull();
    expect(walk(PLACES, "C9", "a")).toBeNull();
    expect(walk(PLACES, "nowhere", "ArrowUp")).toBeNull();
  });
});
