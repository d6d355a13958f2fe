import { expect, it } from "vitest";
import { areasOf, percent } from "./judgement";

const [x, y] = [(at: number) => 10 * at, (share: number) => 100 - 100 * share];
const numbersOf = (path: string) => path.match(/[\d.]+/g)!.map(Number);

it("lays areas one upon the other, from the bottom to the top", () => {
  const [first, second] = areasOf(
    [
      [0.25, 0.75],
      [0.5, 0.5],
    ],
    x,
    y,
  );
  expect(numbersOf(first)).toEqual([0, 75, 10, 50, 10, 100, 0, 100]);
  expect(numbersOf(second)).toEqual([0, 0, 10, 0, 10, 50, 0, 75]);
});

it("has no areas of a game without moments", () => {
  expect(areasOf([], x, y)).toEqual([]);
});

it("tells shares in per cent", () => {
  expect(percent(0.126)).toBe(13);
});
