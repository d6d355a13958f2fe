// The towers of Metropolys: on the board, in the rack, as badges, on the poster.
import { MEDIUM, TALL } from "../facts";
import type { RoofShape } from "./seats";

export type BuildingSize = "small" | "medium" | "tall";

/** Width and height of each tier, from the ground up; a tower stands on (0, 0) and grows upwards. */
const TIERS: Record<BuildingSize, readonly (readonly [number, number])[]> = {
  small: [[34, 24]],
  medium: [[34, 22], [26, 20]], // prettier-ignore
  tall: [[34, 22], [26, 22], [19, 20]], // prettier-ignore
};

/** How far a tower reaches above its foot, with its roof. */
export const TOWER_HEIGHT: Record<BuildingSize, number> = { small: 45, medium: 62, tall: 84 };

export function sizeOf(value: number): BuildingSize {
  return value < MEDIUM ? "small" : value < TALL ? "medium" : "tall";
}

export const short = (value: number) => String(Math.round(value * 100) / 100);

/** The top edge from (-width / 2, y) to (width / 2, y), as path commands. */
function roofEdge(roof: RoofShape, width: number, y: number): string {
  const half = width / 2;
  switch (roof) {
    case "steps": {
      const [outer, inner] = [short(half * 0.62), short(half * 0.28)];
      return `H-${outer}v-5.5H-${inner}v-5.5H${inner}v5.5H${outer}v5.5H${half}`;
    }
    case "spire":
      return `h-2.5L0 ${y - 19}L${half + 2.5} ${y}H${half}`;
    case "dome": {
      const rise = short(half * 0.95);
      const top = short(y - half * 0.95);
      return `v-1.5A${half} ${rise} 0 0 1 -1.6 ${top}v-5h3.2v5A${half} ${rise} 0 0 1 ${half} ${y - 1.5}V${y}`;
    }
    case "slab":
      return `h-4v-7H${half + 4}v7H${half}`;
  }
}

/** The outline of a tower: also the halo, the edge, and in dashes the empty place in the rack. */
export function silhouette(roof: RoofShape, size: BuildingSize): string {
  const tiers = TIERS[size];
  let y = 0;
  let left = "";
  let right = "Z";
  tiers.forEach(([width, height], tier) => {
    left += `${tier ? "H" : "M"}${-width / 2}${tier ? "" : " 0"}V${y - height}`;
    right = `V${y}${tier ? `H${tiers[tier - 1]![0] / 2}` : ""}${right}`;
    y -= height;
  });
  return left + roofEdge(roof, tiers[tiers.length - 1]![0], y) + right;
}

/** The shaded right part and the lit windows, tier by tier. */
export function facade(size: BuildingSize): { shade: string; windows: string } {
  let [y, shade, windows] = [0, "", ""];
  TIERS[size].forEach(([width, height], tier) => {
    shade += `M${short(width * 0.2)} ${y}h${short(width * 0.3)}v${-height}h${short(-width * 0.3)}z`;
    const columns = width > 30 ? 4 : width > 22 ? 3 : 2;
    for (let column = 1; column <= columns; column++) {
      const x = -width / 2 + (width * column) / (columns + 1);
      windows += `M${short(x)} ${y - (tier ? 4 : 5)}V${y - height + 4}`;
    }
    y -= height;
  });
  return { shade, windows };
}
