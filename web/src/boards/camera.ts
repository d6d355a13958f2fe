// What part of a board a frame shows: plain arithmetic, no state.

export type Box = { x: number; y: number; width: number; height: number };
export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
/** The middle of what is shown, in units of the board, and pixels to the unit. */
export type Shot = { x: number; y: number; scale: number };

/** The scale at which all of the world is seen. */
export function fitting(world: Box, frame: Size): number {
  return Math.min(frame.width / world.width, frame.height / world.height);
}

const within = (value: number, low: number, high: number) =>
  low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);

/** The nearest shot that shows no more outside the world than it must. */
export function kept(shot: Shot, world: Box, frame: Size): Shot {
  const [halfX, halfY] = [frame.width / shot.scale / 2, frame.height / shot.scale / 2];
  return {
    x: within(shot.x, world.x + halfX, world.x + world.width - halfX),
    y: within(shot.y, world.y + halfY, world.y + world.height - halfY),
    scale: shot.scale,
  };
}

/** Where the top left corner of the world lies in the frame, in pixels. */
export function corner(shot: Shot, world: Box, frame: Size): Point {
  return {
    x: frame.width / 2 - (shot.x - world.x) * shot.scale,
    y: frame.height / 2 - (shot.y - world.y) * shot.scale,
  };
}

/** The shot at another scale in which a point of the frame, in pixels, shows what it showed before. */
export function zoomed(shot: Shot, scale: number, at: Point, frame: Size): Shot {
  const [asideX, asideY] = [at.x - frame.width / 2, at.y - frame.height / 2];
  return {
    x: shot.x + asideX / shot.scale - asideX / scale,
    y: shot.y + asideY / shot.scale - asideY / scale,
    scale,
  };
}

/** The shot moved as little as needed for this point to be seen, a margin in units away from the rim. */
export function showing(shot: Shot, x: number, y: number, frame: Size, margin: number): Shot {
  const reachX = Math.max(frame.width / shot.scale / 2 - margin, 0);
  const reachY = Math.max(frame.height / shot.scale / 2 - margin, 0);
  return {
    x: within(shot.x, x - reachX, x + reachX),
    y: within(shot.y, y - reachY, y + reachY),
    scale: shot.scale,
  };
}

/** The middle of the smallest box around these points. */
export function middleOf(points: readonly Point[]): Point {
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}
