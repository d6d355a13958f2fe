// The rules to read: whatever leads to them leads somewhere, and they are found however they are looked for.
import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { ofGames, onScreen } from "../messages";
import type { Book, Drawn } from "../src/rules/book";
import { bookOf, drawingsOf, gamesWithRules, topicOf } from "../src/rules/book";
import { entriesOf } from "../src/rules/entries";
import { find, plain } from "../src/rules/search";
import { speakFrom, words } from "../src/words.svelte";
import { CODES } from "./languages";

const MESSAGES = "../src/metropole/messages";
const GAMES_FOLDER = "../src/metropole/games";

function speakRules(code: string): void {
  const read = (file: string) => `${readFileSync(`${MESSAGES}/${file}`, "utf8")}\n${ofGames(GAMES_FOLDER, file)}`;
  const [source, english] = [read(`${code}.ftl`), read("en.ftl")];
  speakFrom(code, `${onScreen(source, english)}\n${onScreen(source, english, "rules")}`);
}

const found = async (code: string, wanted: string) => {
  speakRules(code);
  const entries = await Promise.all(gamesWithRules().map(async (game) => entriesOf(game, await bookOf(game))));
  return find(entries.flat(), wanted).map(({ entry, said }) => ({ id: `${entry.game}/${entry.id}`, said }));
};

test("their words come with them alone", () => {
  const english = `${readFileSync(`${MESSAGES}/en.ftl`, "utf8")}\n${ofGames(GAMES_FOLDER, "en.ftl")}`;
  expect(onScreen(english, english)).not.toMatch(/^(rule|box|rules-search|legend)-/m);
  expect(onScreen(english, english, "rules")).toMatch(/^rule-/m);
});

describe.each(gamesWithRules())("%s", (game) => {
  test("has words for every topic in every language", async () => {
    const { topics, terms }: Book = await bookOf(game);
    for (const code of CODES) {
      speakRules(code);
      for (const { heading, paragraphs } of topics) {
        for (const id of [heading, ...paragraphs.map((one) => one.id)]) expect(words(id)).not.toBe(id);
      }
      for (const { ours, box } of terms) expect([words(ours), box[code]]).not.toContain(ours);
    }
  });

  test("has a drawing for every topic, which moves", async () => {
    const [{ topics }, drawings]: [Book, Record<string, Drawn>] = await Promise.all([bookOf(game), drawingsOf(game)]);
    expect(Object.keys(drawings)).toEqual(topics.map((topic) => topic.id));
    for (const { begins, game: shown } of Object.values(drawings)) {
      expect(shown.game).toBe(game);
      expect(shown.steps.length).toBeGreaterThan(begins);
    }
  });

  test("leads from a reason to its topic, and from what no rule is about to none", async () => {
    const book = await bookOf(game);
    expect(topicOf(book, "reason:game_over")?.id).toBe("end");
    expect(topicOf(book, "option:players")).toBeDefined();
    expect(topicOf(book, "reason:stale_version")).toBeUndefined();
    expect(topicOf(book, "")).toBeUndefined();
  });
});

describe("looking for topics", () => {
  it("minds neither accents nor capitals", async () => {
    expect(plain("Čtvrť, œuvre, GROß")).toBe("ctvrt, oeuvre, gross");
    const ids = (await found("fr", "ARCHEOLOGIQUE")).map((one) => one.id);
    expect(ids.some((id) => id.endsWith("/tokens"))).toBe(true);
    expect((await found("cs", "verejna soutez"))[0].id).toMatch(/\/call$/);
  });

  it("puts what has it in its heading first, and says where it stands in the text", async () => {
    const hits = await found("en", "expansion");
    expect(hits[0].id).toMatch(/\/expansion$/);
    expect(hits.length).toBeGreaterThan(1);
    const [hit] = await found("en", "oldest");
    expect(hit.said).toBe("The printed rules say: the oldest.");
  });

  it("wants every word, and nothing where none is", async () => {
    expect(await found("en", "subway zebra")).toEqual([]);
    expect(await found("en", "  ")).toEqual([]);
  });

  it("knows the words of every box, whatever is spoken", async () => {
    expect((await found("en", "aanbesteding"))[0].id).toMatch(/\/call$/);
    expect((await found("de", "pioche")).map((one) => one.id).some((id) => id.endsWith("/turn"))).toBe(true);
  });
});
