// How a branch is called in an address: the moment where it left the game, from where it is seen, what was played.
import type { Viewpoint } from "./source";

/** So many actions an address holds; and so many a branch may have. */
export const [MOST_IN_ADDRESS, MOST_ACTIONS] = [24, 60];
const LONGEST_ACTION = 40;

export interface BranchNamed {
  /** The moment, as an address names it. */
  readonly moment: string;
  readonly eyes: Viewpoint;
  readonly actions: readonly string[];
}

/** `27.5~7@C10~pass`, or seen from the third seat `27.5;2~…`; of a long one the moment alone. */
export function branchAddress({ moment, eyes, actions }: BranchNamed): string {
  if (actions.length > MOST_IN_ADDRESS) return moment;
  const from = eyes === "everybody" ? "" : eyes === "spectator" ? ";s" : `;${eyes}`;
  return `${moment}${from}~${actions.map(encoded).join("~")}`;
}

/** The branch that an address names; nothing where it names none, `wrong` where it cannot be one. */
export function branchIn(address: string): BranchNamed | "wrong" | null {
  const [named, ...rest] = address.split("~");
  if (!rest.length) return null;
  const read = /^(\d{1,4}(?:\.\d{1,4})?)(?:;(s|\d))?$/.exec(named);
  const actions = rest.join("~") ? rest.map(decoded) : [];
  if (!read || actions.length > MOST_ACTIONS || !actions.every((one) => one && one.length <= LONGEST_ACTION))
    return "wrong";
  const eyes = read[2] === undefined ? "everybody" : read[2] === "s" ? "spectator" : Number(read[2]);
  return { moment: read[1], eyes, actions: actions as string[] };
}

const encoded = (text: string): string => encodeURIComponent(text).replaceAll("~", "%7E");

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
