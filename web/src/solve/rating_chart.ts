// A rating over time as a line.
const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [540, 150, 34, 528, 10, 140];
/** The least that is shown from bottom to top: a small change looks small. */
const LEAST = 4;

export interface RatingChart {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly path: string;
  /** How high the last one stands. */
  readonly last: number;
  readonly lines: readonly { readonly y: number; readonly value: number }[];
}

export function chartOf(ratings: readonly number[]): RatingChart {
  const low = Math.floor(Math.min(0, ...ratings));
  const high = Math.max(Math.ceil(Math.max(0, ...ratings)), low + LEAST);
  const y = (rating: number) => short(BOTTOM - ((BOTTOM - TOP) * (rating - low)) / (high - low));
  const x = (at: number) => short(LEFT + ((RIGHT - LEFT) * at) / Math.max(1, ratings.length - 1));
  const points = ratings.map((rating, at) => `${x(at)} ${y(rating)}`);
  const values = [...new Set([low, Math.round((low + high) / 2), high])];
  return {
    ...{ width: WIDTH, height: HEIGHT, left: LEFT, right: RIGHT },
    path: points.length ? `M${points.join("L")}` : "",
    last: y(ratings.at(-1) ?? 0),
    lines: values.map((value) => ({ y: y(value), value })),
  };
}

const short = (number: number): number => Math.round(number * 10) / 10;
