import { expect, it } from "vitest";
import { corner, fitting, kept, middleOf, showing, zoomed } from "./camera";

const world = { x: -10, y: -20, width: 1000, height: 500 };

it("fits the whole world into a frame by its tighter side", () => {
  expect(fitting(world, { width: 500, height: 500 })).toBe(0.5);
  expect(fitting(world, { width: 5000, height: 500 })).toBe(1);
});

it("shows nothing outside the world where it need not", () => {
  const frame = { width: 100, height: 100 };
  expect(kept({ x: -900, y: 9000, scale: 1 }, world, frame)).toEqual({ x: 40, y: 430, scale: 1 });
});

it("centres a world that is smaller than its frame", () => {
  const frame = { width: 1000, height: 1000 };
  const shot = kept({ x: 0, y: 0, scale: 1 }, world, frame);
  expect(shot).toEqual({ x: 490, y: 230, scale: 1 });
  expect(corner(shot, world, frame)).toEqual({ x: 0, y: 250 });
});

it("moves no farther than needed to show a point", () => {
  const frame = { width: 200, height: 200 };
  const shot = { x: 500, y: 200, scale: 1 };
  expect(showing(shot, 520, 210, frame, 20)).toEqual(shot);
  expect(showing(shot, 700, 210, frame, 20)).toEqual({ x: 620, y: 200, scale: 1 });
});

it("finds the middle of points", () => {
  expect(middleOf([{ x: 0, y: 5 }, { x: 10, y: 5 }, { x: 2, y: 9 }])).toEqual({ x: 5, y: 7 }); // prettier-ignore
});

it("keeps what lies under the pointer there when it looks closer, and comes back the same way", () => {
  const frame = { width: 400, height: 200 };
  const shot = { x: 500, y: 200, scale: 1 };
  const at = { x: 300, y: 50 };
  const closer = zoomed(shot, 2, at, frame);
  expect(closer).toEqual({ x: 550, y: 175, scale: 2 });
  const [before, after] = [corner(shot, world, frame), corner(closer, world, frame)];
  expect((at.x - before.x) / 1).toBe((at.x - after.x) / 2);
  expect((at.y - before.y) / 1).toBe((at.y - after.y) / 2);
  expect(zoomed(closer, 1, at, frame)).toEqual(shot);
});
