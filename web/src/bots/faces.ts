// How each character looks: which parts, and in which colours.
import type { Level } from "../facts";
import { BACKS, DRESSES, EXTRAS, EYES, FRONTS, HATS, HEADS, MOUTHS, type Shape } from "./parts";

export type Look = {
  skin: Skin;
  hair: Hair;
  head: keyof typeof HEADS;
  back?: keyof typeof BACKS;
  front?: keyof typeof FRONTS;
  hat?: keyof typeof HATS;
  eyes: keyof typeof EYES;
  mouth: keyof typeof MOUTHS;
  extras?: readonly (keyof typeof EXTRAS)[];
  dress: keyof typeof DRESSES;
  cloth: string;
  trim: string;
};

/** The lit and the shaded side of a face. */
export const SKINS = {
  rose: ["#f6d3b8", "#e3b08f"],
  cream: ["#f9e0c4", "#e6bf9b"],
  honey: ["#e0ae7c", "#c48c5b"],
  almond: ["#b97f52", "#996239"],
  cocoa: ["#85532f", "#68401f"],
} as const;
type Skin = keyof typeof SKINS;

/** Hair, and the lines in it. */
export const HAIRS = {
  black: ["#22252e", "#5b6274"],
  brown: ["#5a3620", "#916140"],
  chestnut: ["#8a4a24", "#c07c4a"],
  copper: ["#c45f22", "#f09a58"],
  blond: ["#e3b84f", "#fae3a0"],
  grey: ["#9aa0a3", "#d5d9da"],
  white: ["#eeeae0", "#b9b2a2"],
} as const;
type Hair = keyof typeof HAIRS;

const [NAVY, TEAL, RED, GREEN, PLUM, MUSTARD, SLATE, IVORY, ROSE, BLACK] = [
  "#27466b",
  "#1e7a80",
  "#b23a2f",
  "#3f7a4a",
  "#6d3a66",
  "#d49a2a",
  "#566474",
  "#f3ead6",
  "#d9738a",
  "#2a2d35",
];

// prettier-ignore
export const LOOKS: Readonly<Record<string, Look>> = {
  fifine: { skin: "rose", hair: "copper", head: "round", back: "braids", front: "fringe", hat: "bow", eyes: "wide", mouth: "grin", extras: ["freckles"], dress: "collar", cloth: TEAL, trim: RED },
  bebert: { skin: "cream", hair: "brown", head: "round", front: "sides", hat: "cap", eyes: "wide", mouth: "smile", extras: ["blush"], dress: "polo", cloth: RED, trim: SLATE },
  ninon: { skin: "almond", hair: "black", head: "round", back: "puffs", front: "middle", eyes: "happy", mouth: "grin", extras: ["blush"], dress: "collar", cloth: MUSTARD, trim: RED },
  riquet: { skin: "honey", hair: "black", head: "oval", front: "tousled", eyes: "open", mouth: "oh", extras: ["freckles"], dress: "smock", cloth: NAVY, trim: GREEN },
  lili: { skin: "cream", hair: "blond", head: "round", back: "bob", front: "fringe", eyes: "wide", mouth: "oh", extras: ["blush"], dress: "gown", cloth: ROSE, trim: NAVY },
  colas: { skin: "rose", hair: "blond", head: "square", front: "curl", hat: "boater", eyes: "happy", mouth: "grin", dress: "bowtie", cloth: GREEN, trim: RED },

  gaspard: { skin: "rose", hair: "brown", head: "square", front: "parted", eyes: "open", mouth: "none", extras: ["handlebar"], dress: "bowtie", cloth: NAVY, trim: RED },
  odette: { skin: "cream", hair: "black", head: "oval", back: "bob", hat: "cloche", eyes: "lashes", mouth: "lips", extras: ["mark"], dress: "gown", cloth: PLUM, trim: TEAL },
  felix: { skin: "cocoa", hair: "black", head: "oval", front: "quiff", eyes: "happy", mouth: "grin", dress: "tie", cloth: MUSTARD, trim: NAVY },
  margot: { skin: "rose", hair: "copper", head: "oval", back: "curls", front: "curl", eyes: "open", mouth: "smile", extras: ["freckles"], dress: "smock", cloth: RED, trim: TEAL },
  anselme: { skin: "cream", hair: "grey", head: "round", front: "sides", eyes: "happy", mouth: "none", extras: ["walrus", "blush"], dress: "bowtie", cloth: GREEN, trim: MUSTARD },
  suzette: { skin: "honey", hair: "brown", head: "oval", back: "chignon", front: "curl", hat: "scarf", eyes: "lashes", mouth: "smile", extras: ["earrings"], dress: "collar", cloth: RED, trim: MUSTARD },

  leontine: { skin: "cream", hair: "chestnut", head: "oval", back: "bun", front: "middle", eyes: "open", mouth: "lips", extras: ["round"], dress: "collar", cloth: GREEN, trim: RED },
  armand: { skin: "honey", hair: "black", head: "long", front: "parted", eyes: "stern", mouth: "smirk", extras: ["pencil"], dress: "tie", cloth: SLATE, trim: RED },
  clarisse: { skin: "cocoa", hair: "black", head: "oval", back: "curls", front: "none", hat: "turban", eyes: "lashes", mouth: "lips", extras: ["earrings"], dress: "gown", cloth: MUSTARD, trim: TEAL },
  honore: { skin: "rose", hair: "grey", head: "square", front: "receding", eyes: "open", mouth: "calm", extras: ["beard", "round"], dress: "tie", cloth: PLUM, trim: MUSTARD },
  blanche: { skin: "cream", hair: "white", head: "long", back: "bob", front: "waves", eyes: "lids", mouth: "lips", extras: ["pearls"], dress: "gown", cloth: NAVY, trim: RED },
  achille: { skin: "almond", hair: "black", head: "square", hat: "beret", front: "sides", eyes: "open", mouth: "calm", extras: ["goatee"], dress: "polo", cloth: TEAL, trim: RED },

  anatole: { skin: "cream", hair: "grey", head: "long", hat: "bowler", front: "sides", eyes: "stern", mouth: "none", extras: ["handlebar", "monocle"], dress: "tie", cloth: SLATE, trim: BLACK },
  eugenie: { skin: "rose", hair: "brown", head: "long", back: "bun", front: "waves", hat: "feather", eyes: "lids", mouth: "lips", dress: "fur", cloth: PLUM, trim: IVORY },
  casimir: { skin: "honey", hair: "black", head: "long", front: "sides", hat: "kepi", eyes: "stern", mouth: "none", extras: ["walrus"], dress: "tie", cloth: NAVY, trim: NAVY },
  mathilde: { skin: "almond", hair: "grey", head: "oval", back: "chignon", front: "waves", eyes: "open", mouth: "calm", extras: ["square", "earrings"], dress: "collar", cloth: RED, trim: TEAL },
  aristide: { skin: "cocoa", hair: "white", head: "square", front: "receding", eyes: "open", mouth: "none", extras: ["beard", "pipe"], dress: "bowtie", cloth: NAVY, trim: MUSTARD },
  victorine: { skin: "cream", hair: "copper", head: "long", back: "bob", front: "fringe", eyes: "lids", mouth: "lips", extras: ["drops", "mark"], dress: "polo", cloth: BLACK, trim: RED },

  seraphine: { skin: "rose", hair: "black", head: "long", back: "bob", front: "waves", hat: "tiara", eyes: "lids", mouth: "lips", extras: ["drops"], dress: "gown", cloth: RED, trim: TEAL },
  balthazar: { skin: "almond", hair: "white", head: "long", front: "sides", eyes: "lids", mouth: "none", extras: ["mane", "round"], dress: "tie", cloth: TEAL, trim: PLUM },
  athenais: { skin: "cocoa", hair: "black", head: "long", back: "long", front: "middle", eyes: "lids", mouth: "lips", extras: ["drops", "pearls"], dress: "gown", cloth: IVORY, trim: RED },
  leopold: { skin: "cream", hair: "white", head: "square", front: "sides", hat: "top", eyes: "stern", mouth: "none", extras: ["handlebar", "monocle"], dress: "cravat", cloth: BLACK, trim: BLACK },
  apolline: { skin: "honey", hair: "blond", head: "oval", back: "bun", front: "waves", hat: "flower", eyes: "lashes", mouth: "calm", extras: ["earrings"], dress: "fur", cloth: NAVY, trim: ROSE },
  evariste: { skin: "rose", hair: "chestnut", head: "long", back: "curls", front: "curl", eyes: "stern", mouth: "calm", extras: ["square", "goatee"], dress: "cravat", cloth: PLUM, trim: BLACK },
};

/** All of a face, the hindmost first. */
export function shapesOf(look: Look): readonly Shape[] {
  return [
    ...BACKS[look.back ?? "none"],
    ...DRESSES[look.dress],
    ...HEADS[look.head],
    ...EYES[look.eyes],
    ...(look.extras ?? []).flatMap((extra): readonly Shape[] => EXTRAS[extra]),
    ...MOUTHS[look.mouth],
    ...FRONTS[look.front ?? "none"],
    ...HATS[look.hat ?? "none"],
  ];
}

/** The plate behind a face: another shape for each level, so that it is not told by colour alone. */
export const PLATES: Readonly<Record<Level, { path: string; lines: string; ground: string; rays: string }>> = {
  novice: { path: "M32 1a31 31 0 1 1 0 62 31 31 0 1 1 0-62z", lines: "", ground: "#cfe0c8", rays: "#b3cdab" },
  casual: {
    path: "M13 1h38q12 0 12 12v38q0 12-12 12h-38q-12 0-12-12v-38q0-12 12-12z",
    lines: "M0 14h64M0 28h64M0 42h64",
    ground: "#cadfe6",
    rays: "#a9c9d4",
  },
  skilled: {
    path: "M19.5 1h25l18.5 18.5v25l-18.5 18.5h-25l-18.5-18.5v-25z",
    lines: "M10 0v64M21 0v64M32 0v64M43 0v64M54 0v64",
    ground: "#f2dcae",
    rays: "#e2c283",
  },
  expert: {
    path: "M1 63v-31a31 31 0 1 1 62 0v31z",
    lines: "M32 40m-14 0a14 14 0 1 1 28 0M32 40m-21 0a21 21 0 1 1 42 0M32 40m-28 0a28 28 0 1 1 56 0",
    ground: "#e9c9bd",
    rays: "#d6a695",
  },
  master: {
    path: "M32 0l7 5 8.5-1 4 7.5 7.5 4-1 8.5 5 7-5 7 1 8.5-7.5 4-4 7.5-8.5-1-7 5-7-5-8.5 1-4-7.5-7.5-4 1-8.5-5-7 5-7-1-8.5 7.5-4 4-7.5 8.5 1z",
    lines:
      "M32 34l-34-12M32 34l-30-30M32 34l-12-36M32 34v-36M32 34l12-36M32 34l30-30M32 34l34-12M32 34l-34 6M32 34l34 6",
    ground: "#f0cf7e",
    rays: "#c8952f",
  },
};
