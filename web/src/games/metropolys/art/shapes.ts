// What lies on the map of Metropolys: tokens, patterns of the types, the arrow of a call.
import { short } from "../cover/towers";
import { type Token, TOKENS, type Type } from "../facts";

/** The token of this name, if it is one. */
export const tokenOf = (name: string | undefined): Token | undefined => TOKENS.find((token) => token === name);

function polygon(corners: number, radiusAt: (corner: number) => number, turn = 0): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const [angle, radius] = [(2 * Math.PI * (corner + turn)) / corners, radiusAt(corner)];
    return `${short(radius * Math.sin(angle))} ${short(-radius * Math.cos(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

/** Three outlines of radius 15 around (0, 0): a notched disc, an arch, a hexagon. */
export const TOKEN_OUTLINE: Record<Token, string> = {
  trendy: polygon(24, (corner) => (corner % 2 ? 16.5 : 13.5)),
  subway: "M-14 14V0A14 15 0 0 1 14 0V14Z",
  archaeology: polygon(6, () => 16.2, 0.5),
};
/** The side of the pictogram on a token. */
export const TOKEN_PICTURE = 18.6;

/** A pattern a type: width, height and the drawn line of what is repeated. */
export const PATTERNS: Record<Type, { width: number; height: number; path: string }> = {
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
