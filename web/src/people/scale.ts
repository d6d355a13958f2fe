// The line on which ratings are drawn side by side: from the lowest to the highest that is seen, with a few round marks.
export interface Scale {
  readonly marks: readonly number[];
  /** How far to the right a value stands, in hundredths. */
  at(value: number): number;
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const MOST_STEPS = 5;

export function scaleOf(values: readonly number[]): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = STEPS.find((one) => (high - low) / one <= MOST_STEPS) ?? STEPS.at(-1)!;
  const [first, last] = [
    Math.floor(low / step) * step,
    Math.max(Math.ceil(high / step), Math.floor(low / step) + 1) * step,
  ];
  const marks = Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => first + index * step);
  return { marks, at: (value) => Math.round((10_000 * (value - first)) / (last - first)) / 100 };
}

/** A rating over time as a line in a box of this size. */
export function lineOf(values: readonly number[], width: number, height: number) {
  const scale = scaleOf(values);
  const y = (value: number) => height - (height * scale.at(value)) / 100;
  const x = (index: number) => (width * index) / Math.max(1, values.length - 1);
  const points = values.map((value, index) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`);
  return {
    path: `M${points.join("L")}`,
    end: y(values.at(-1) ?? 0),
    marks: scale.marks.map((value) => ({ value, y: y(value) })),
  };
}
