import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import city from "../../../../../src/metropole/data/metropolys.json";
import { EXPERT_GROUPS, FAMILY_PLACES } from "../facts";
import { speakFrom } from "../../../words.svelte";
import { begun, ofTypes, placesOf } from "./cards";

beforeAll(() => speakFrom("en", readFileSync("../src/metropole/messages/en.ftl", "utf8")));

const all = city.neighbourhoods.map((place) => place.id);
const districtOf = new Map(city.neighbourhoods.map((place) => [place.id, place.district]));
const CARDS = [...new Set([...Object.keys(FAMILY_PLACES), ...Object.keys(EXPERT_GROUPS), "park", "mall"])];

describe("the places of a card", () => {
  it.each(CARDS)("%s: in no district that is closed, and all others", (card) => {
    for (const closed of city.districts) {
      const open = placesOf(card, [closed]);
      expect(open).toEqual(placesOf(card, []).filter((place) => districtOf.get(place) !== closed));
      expect(open.length).toBeGreaterThan(0);
    }
  });

  it("of several types leave closed districts out too", () => {
    const [closed] = city.districts;
    expect(ofTypes(["park", "mall"], [closed]).some((place) => districtOf.get(place) === closed)).toBe(false);
    expect(ofTypes(["park", "mall"], []).some((place) => districtOf.get(place) === closed)).toBe(true);
  });
});

describe("how far groups are", () => {
  const statue = city.statues[0];
  const number = statue.id.replace("statue-", "");

  it("is told where a group counts", () => {
    expect(begun("expert", "statues", statue.neighbourhoods.slice(0, 1), all)).toContain(`At statue ${number}: 1 of 3`);
  });

  it("is not told in Family, where every building counts by itself", () => {
    expect(begun("family", "statues", statue.neighbourhoods.slice(0, 1), all)).toEqual([]);
  });
});
