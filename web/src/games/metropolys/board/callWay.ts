// The walk of a call: arrows from building to building, bent a little, clear of the labels below them.
import type { Block } from "./blocks";

export type Arrow = { key: string; line: string; head: string };

const RISE = 18; // an arrow runs at this height above the foot
const BEND = 0.13;

export function arrowBetween(from: Block, to: Block): Arrow {
  const [x1, y1, x2, y2] = [from.x, from.y - RISE, to.x, to.y - RISE];
  const distance = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / distance, (y2 - y1) / distance];
  const [leave, arrive] = [30 + 17 * Math.max(0, uy), 38 + 16 * Math.max(0, -uy)];
  const [startX, startY] = [x1 + ux * leave, y1 + uy * leave];
  const [endX, endY] = [x2 - ux * arrive, y2 - uy * arrive];
  const [bendX, bendY] = [(startX + endX) / 2 + uy * distance * BEND, (startY + endY) / 2 - ux * distance * BEND];
  const turn = (Math.atan2(endY - bendY, endX - bendX) * 180) / Math.PI;
  const n = Math.round;
  return {
    key: `${from.place.id}-${to.place.id}`,
    line: `M${n(startX)} ${n(startY)}Q${n(bendX)} ${n(bendY)} ${n(endX)} ${n(endY)}`,
    head: `translate(${n(endX)} ${n(endY)}) rotate(${n(turn)})`,
  };
}
