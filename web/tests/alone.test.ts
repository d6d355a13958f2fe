// A file that opens without a server: script and styles stand in it whole, and a game is seen as from anywhere.
import { describe, expect, it } from "vitest";
import { pageOf } from "../alone";
import { type GameInFile, ofFile, seenAs } from "../src/alone/games";

const PAGE = '<link href="data:," /><style></style><body><!--games--><script type="module"></script></body>'; // as alone.html has them
const ICON = new TextEncoder().encode("<svg/>");

describe("the page", () => {
  it("holds a script that says the same and does not end it", () => {
    const code = 'globalThis.said = ["</script>", "<!-- <SCRIPT>", `$& $1 <script`]';
    const page = pageOf(PAGE, code, "", ICON);
    const [, script] = /<script type="module">(.*)<\/script><\/body>/s.exec(page)!;
    expect(script).not.toMatch(/<!--|<\/?script/i);
    expect(new Function(`${script}; return globalThis.said`)()).toEqual([
      "</script>",
      "<!-- <SCRIPT>",
      "$& $1 <script",
    ]);
  });

  it("holds its styles and its picture, and room for games", () => {
    const page = pageOf(PAGE, "", 'a{background:url("x</style>")}', ICON);
    expect(page).toContain('<style>a{background:url("x<\\/style>")}</style>');
    expect(page).toContain(`href="data:image/svg+xml;base64,${btoa("<svg/>")}"`);
    expect(page).toContain("<!--games-->");
  });
});

describe("a game in a file", () => {
  const step = (own: unknown, points?: unknown) => ({ seat: 0, action: "a", events: [], change: 1, own, points });
  const game = {
    replay: {
      game: "any",
      open: [0, 1],
      own: ["mine", "theirs"],
      points: [5, 7],
      steps: [step(["new", "secret"], [6, 9])],
    },
    views: {
      spectator: { open: [], own: [null, null], points: [0, 0], steps: [{}] },
      "1": { open: [1], own: [null, "theirs"], points: [0, 7], steps: [{ own: [null, "secret"] }] },
    },
    record: "{}",
    analysis: null,
  } as unknown as GameInFile; // far less than a game has

  it("is seen with everything open, or with what is open from there alone", () => {
    expect(seenAs(game, "everybody")).toBe(game.replay);
    expect(JSON.stringify(seenAs(game, "spectator"))).not.toMatch(/mine|theirs|new|secret/);
    expect(seenAs(game, 1)).toMatchObject({
      open: [1],
      points: [0, 7],
      steps: [{ action: "a", own: [null, "secret"] }],
    });
    expect(seenAs(game, 1).steps[0]).not.toHaveProperty("points");
  });

  it("has its analysis with it, if there is one, and nobody can be asked for another", async () => {
    expect(await ofFile(game).analyses()).toEqual([]);
    const result = { chances: [[1]] };
    const told = ofFile({ ...game, analysis: { depth: "deep", moments: 1, result } } as unknown as GameInFile);
    expect(await told.analyses()).toMatchObject([{ depth: "deep", status: "done" }]);
    expect(await told.result("")).toBe(result);
    expect(told.analyse).toBeUndefined();
  });
});
