import type { SVGAttributes } from "svelte/elements";

/** What makes a picture with a label one to screen readers; without a label it is decoration. */
export function described(label: string | undefined): SVGAttributes<SVGSVGElement> {
  return label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
}
