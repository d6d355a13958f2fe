// Everything that is drawn of Metropolys and is not the map itself: towers, tokens, patterns.
import type { RoofShape } from "../boards/look";

export type BuildingSize = "small" | "medium" | "tall";
export type PlaceType = "mall" | "administration" | "industry" | "park" | "lodgings";
export type TokenKind = "trendy" | "subway" | "archaeology";

/** Width and height of each tier, from the ground up; a tower stands on (0, 0) and grows upwards. */
const TIERS: Record<BuildingSize, readonly (readonly [number, number])[]> = {
  small: [[34, 24]],
  medium: [[34, 22], [26, 20]], // prettier-ignore
  tall: [[34, 22], [26, 22], [19, 20]], // prettier-ignore
};

/** How far a tower reaches above its foot, with its roof. */
export const TOWER_HEIGHT: Record<BuildingSize, number> = { small: 45, medium: 62, tall: 84 };

export function sizeOf(value: number): BuildingSize {
  return value <= 5 ? "small" : value <= 9 ? "medium" : "tall";
}

const short = (value: number) => String(Math.round(value * 100) / 100);

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

function polygon(corners: number, radiusAt: (corner: number) => number, turn = 0): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const [angle, radius] = [(2 * Math.PI * (corner + turn)) / corners, radiusAt(corner)];
    return `${short(radius * Math.sin(angle))} ${short(-radius * Math.cos(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

/** Three outlines of radius 15 around (0, 0): a notched disc, an arch, a hexagon. */
export const TOKEN_OUTLINE: Record<TokenKind, string> = {
  trendy: polygon(24, (corner) => (corner % 2 ? 16.5 : 13.5)),
  subway: "M-14 14V0A14 15 0 0 1 14 0V14Z",
  archaeology: polygon(6, () => 16.2, 0.5),
};
export const TOKEN_RADIUS = 15;
/** The side of the pictogram on a token. */
export const TOKEN_PICTURE = 18.6;

/** A pattern a type: width, height and the drawn line of what is repeated. */
export const PATTERNS: Record<PlaceType, { width: number; height: number; path: string }> = {
  mall: { width: 26, height: 18, path: "M0 17v-4a6.5 6.5 0 0 1 13 0 6.5 6.5 0 0 1 13 0v4" },
  administration: { width: 11, height: 11, path: "M5.5 0v11" },
  industry: { width: 15, height: 15, path: "M-3 3 3-3M-3 18 18-3M12 18l6-6" },
  park: {
    width: 18,
    height: 18,
    path: "M4.5 6.2a1.9 1.9 0 1 1 .01 0zM13.5 15.2a1.9 1.9 0 1 1 .01 0z",
  },
  lodgings: { width: 24, height: 20, path: "M0 9 6 3l6 6 6-6 6 6M0 19l6-6 6 6 6-6 6 6" },
};
export const WAVES = { width: 28, height: 12, path: "M0 6q7-6 14 0t14 0" };
export const HATCH = { width: 16, height: 16, path: "M-4 4 4-4M-4 20 20-4M12 20l8-8" };

/** The head of an arrow that arrives at (0, 0) from the left. */
export const ARROW_HEAD = "M12 0-6-10-1.5 0-6 10z";
