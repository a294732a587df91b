import { readinessPoints } from "@citelens/contract/content/optimization-words";
import { stems } from "@citelens/words";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readDraft } from "../draft/read-draft.ts";
import { type Readiness, readinessScore, type ScoredDraft } from "./readiness-score.rules.ts";

/** The share of a query's stems that a text has. */
function coverage(query: string, text: string): number {
  const wanted = stems(query, "en");
  const has = new Set(stems(text, "en"));
  return wanted.filter((stem) => has.has(stem)).length / wanted.length;
}

type ScoreInput = Partial<Omit<ScoredDraft, "draft">> & { readonly text?: string };

function score({ text = "", ...given }: ScoreInput): Readiness {
  return readinessScore({
    draft: readDraft(text),
    language: "en",
    queries: [],
    coverage,
    reachable: new Map(),
    ownDomain: null,
    date: null,
    author: null,
    today: "2026-11-26",
    hasCompleteJsonLd: null,
    access: { isKnown: false, failedBlocker: null },
    ...given,
  });
}

/** The points of a line; null where it is not known. */
function points(id: keyof typeof readinessPoints, given: ScoreInput): number | null {
  const line = score(given).lines.find((one) => one.id === id);
  return line?.known ? line.points : null;
}

type Row = readonly [string, number | null, ScoreInput];

function table(id: keyof typeof readinessPoints, rows: readonly Row[]): void {
  test.each(rows)(`${id}: %s gives %s`, (_, expected, given) => {
    expect(points(id, given)).toBe(expected);
  });
}

const query = "oak desk height price";
const answer = "An oak desk of this height has a price of $499.";
const filler = "Words that say nothing at all stand here in a row. ".repeat(7);

table("coverage", [
  ["all of a query", 30, { text: answer, queries: [query] }],
  ["three quarters of it", 28.13, { text: "An oak desk of this height.", queries: [query] }],
  ["half of it", 18.75, { text: "An oak desk.", queries: [query] }],
  ["one of two queries", 15, { text: answer, queries: [query, "lamp bulb"] }],
  ["nothing of it", 0, { text: "A lamp.", queries: [query] }],
  ["no queries", null, { text: answer }],
  [
    "words that are far apart",
    18.75,
    { text: `Oak desk.\n\n${filler.repeat(2)}\n\nHeight price.`, queries: [query] },
  ],
]);

table("answer-first", [
  ["the answer at once", 10, { text: `# Desks\n\n${answer} ${filler}`, queries: [query] }],
  ["half of it at once", 10, { text: `# Desks\n\nAn oak desk. ${filler} Height price.`, queries: [query] }],
  ["a quarter of it", 0, { text: `# Desks\n\nA desk. ${filler} Oak height price.`, queries: [query] }],
  ["the answer after 60 words", 0, { text: `# Desks\n\n${filler} ${answer}`, queries: [query] }],
  ["one of two", 5, { text: answer, queries: [query, "lamp bulb"] }],
  ["no queries", null, { text: answer }],
]);

table("facts", [
  ["no facts", 0, { text: filler }],
  ["a fact in eight words", 15, { text: "The desk is now for sale at $499." }],
  ["a fact in 250 words", 7.5, { text: `${"word ".repeat(245)} It weighs 35 kg here.` }],
  ["a bare number", 0, { text: `There are 35 of them. ${filler}` }],
  ["a name with a number", 0, { text: `The IP67 and the GPT-4 are here. ${filler}` }],
  ["three reasons", 0, { text: `There are 3 reasons for it. ${filler}` }],
  ["a definition", 15, { text: "A desk is a table for work." }],
  ["no definition", 0, { text: "It is a table for work." }],
  ["rows of a table", 15, { text: "|a|b|\n|-|-|\n|c|d|" }],
  ["steps", 15, { text: "1. Open it.\n2. Close it." }],
  ["a list without numbers", 0, { text: "- Open it.\n- Close it." }],
  ["a date", 15, { text: "It opened on 3 May 2024." }],
  ["nothing", 0, { text: "" }],
]);

const links = "[a](https://a.example/x) [b](https://www.b.example) [c](https://c.example/) [d](/own)";
const reachable = new Map([
  ["a.example", true],
  ["b.example", true],
  ["c.example", true],
]);

table("sources", [
  ["three domains", 10, { text: links, reachable }],
  ["two that answer", 6.67, { text: links, reachable: new Map([...reachable, ["c.example", false]]) }],
  ["two that somebody has looked at", 6.67, { text: links, reachable: new Map([...reachable].slice(1)) }],
  ["two beside the page's own", 6.67, { text: links, reachable, ownDomain: "www.c.example" }],
  ["one twice", 3.33, { text: "[a](https://a.example/1) [a](https://www.a.example/2)", reachable }],
  ["links that nobody has tried", null, { text: links, reachable: null }],
  ["no links, which nobody needs to try", 0, { text: "None.", reachable: null }],
]);

table("one-h1", [
  ["one", 4, { text: "# One\n\n## Two" }],
  ["none", 0, { text: "## Two" }],
  ["two", 0, { text: "# One\n\n# Two" }],
]);

table("short-sections", [
  ["300 words", 3, { text: `# One\n\n${"word ".repeat(300)}` }],
  ["301 words", 0, { text: `# One\n\n${"word ".repeat(301)}` }],
  ["301 words under two headings", 3, { text: `${"word ".repeat(300)}\n\n# One\n\nword` }],
]);

table("list-or-table", [
  ["nobody asks for one", 3, { text: "Text.", queries: ["oak desk"] }],
  ["best", 0, { text: "Text.", queries: ["best oak desk"] }],
  ["best, with a list", 3, { text: "- one", queries: ["best oak desk"] }],
  ["a comparison, with a table", 3, { text: "|a|b|\n|-|-|\n|c|d|", queries: ["oak vs pine"] }],
  ["how to", 0, { text: "Text.", queries: ["how to oil a desk"] }],
  ["alternatives", 0, { text: "> - one", queries: ["alternatives to oak"] }],
  ["a word that only looks like it", 3, { text: "Text.", queries: ["bestiary of laptops"] }],
]);

table("date", [
  ["twelve months to the day", 5, { date: "2025-11-26" }],
  ["a day more", 0, { date: "2025-11-25" }],
  ["none", 0, {}],
  ["one in the text", 5, { text: "Updated: 3 May 2026\n\nText." }],
  ["the newest of two", 5, { text: "Published 3 May 2020, updated 3 May 2026." }],
  ["a date of something else", 0, { text: "It opened on 3 May 2026." }],
]);

table("author", [
  ["one that is given", 5, { author: "Ada Leaf" }],
  ["one in the text", 5, { text: "By Ada Leaf\n\nText." }],
  ["behind a date", 5, { text: "3 May 2026 | Written by Ada Leaf" }],
  ["by something else", 0, { text: "Made by hand in Porto." }],
  ["nobody", 0, { text: "Text." }],
]);

table("structured-data", [
  ["complete", 5, { hasCompleteJsonLd: true }],
  ["incomplete", 0, { hasCompleteJsonLd: false }],
  ["not known", null, {}],
]);

table("access", [
  ["open", 10, { access: { isKnown: true, failedBlocker: null } }],
  ["a blocker", 0, { access: { isKnown: true, failedBlocker: "robots.txt refuses GPTBot" } }],
  ["not audited", null, {}],
]);

const best: ScoreInput = {
  text: `# Oak desk price\n\nBy Ada Leaf, updated 2026-11-01. ${answer} See ${links}.`,
  queries: ["oak desk price"],
  reachable,
  hasCompleteJsonLd: true,
  access: { isKnown: true, failedBlocker: null },
};

describe("the whole", () => {
  test("is a hundred where all is there", () => {
    expect(score(best).score).toBe(100);
    expect(Object.values(readinessPoints).reduce((sum: number, one) => sum + one, 0)).toBe(100);
  });

  test("leaves what is not known out of what could be reached", () => {
    const { score: whole, lines } = score({
      ...best,
      hasCompleteJsonLd: null,
      access: { isKnown: false, failedBlocker: null },
    });

    expect(whole).toBe(100);
    expect(lines.filter(({ known }) => !known).map(({ id }) => id)).toEqual(["structured-data", "access"]);
  });

  test("is at most 30 while a blocker keeps agents out", () => {
    const blocked = score({ ...best, access: { isKnown: true, failedBlocker: "HTTP 403" } });

    expect(blocked).toMatchObject({ score: 30, isCapped: true });
    expect(score({ access: { isKnown: true, failedBlocker: "HTTP 403" } }).score).toBeLessThan(30);
  });

  test("says of each line what was found", () => {
    const { lines } = score({ ...best, queries: ["best oak desk"] });

    expect(lines.map(({ found }) => found)).toEqual([
      "Passages cover 0 of 1 target query well, 83 % on average.",
      "The first 60 words of a section answer 1 of 1 target query.",
      expect.stringMatching(/^2 facts in \d+ words: [\d.]+ per 1,000 words, 8 are wanted\.$/),
      "3 of 3 linked domains can be reached, 3 are wanted.",
      "1 main heading.",
      "No section has more than 300 words.",
      "“best oak desk” asks for a list or table, and the text has none.",
      "Dated 2026-11-01.",
      "Written by Ada Leaf.",
      "Nothing is missing.",
      "The audit found nothing that keeps agents out.",
    ]);
  });

  test("never has fewer points for facts when one more is stated", () => {
    const sentence = fc.constantFrom(
      filler,
      answer,
      "It weighs 35 kg.",
      "A desk is a table for work.",
      "- one",
      "## Two",
    );
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 30 }), (sentences) => {
        const before = points("facts", { text: sentences.join("\n\n") }) ?? 0;
        const after = points("facts", { text: [...sentences, "Its price is $499."].join("\n\n") }) ?? 0;
        expect(after).toBeGreaterThanOrEqual(before);
      }),
      { numRuns: 50 },
    );
  });
});
