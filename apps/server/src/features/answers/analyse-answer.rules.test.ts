import { expect, test } from "vitest";
import { analyseAnswer, analyserVersion, knowBrands } from "./analyse-answer.rules.ts";
import { answerPreview } from "./answer-preview.rules.ts";
import { foldText } from "./fold-text.rules.ts";
import { indexNames, mentions } from "./mentions.rules.ts";
import { estimateSentiment } from "./sentiment.rules.ts";

const acme = { id: "acme", name: "Acme", isClient: true, aliases: [], domains: ["acme.com"] };
const beta = {
  id: "beta",
  name: "Beta",
  isClient: false,
  aliases: [{ text: "Acme" }],
  domains: ["beta.test"],
};

test("tells mentions, positions, sentiment, citations and preview of one answer", () => {
  const text =
    "## The best tools\n\n1. **Beta**: it is slow and buggy. [Its site](https://beta.test/a)\n2. **Acme**: this is the most reliable, see www.acme.com/b.";

  const analysis = analyseAnswer(
    text,
    [{ url: "https://review.test/x", isCited: true }],
    knowBrands([beta, acme]),
  );

  expect(analysis).toMatchObject({
    analyserVersion,
    mentions: [
      { brandId: "beta", position: 1, basis: "LIST", sentiment: { label: "NEGATIVE", basis: "ESTIMATED" } },
      { brandId: "acme", position: 2, basis: "LIST", sentiment: { label: "POSITIVE" } },
    ],
    citations: [
      { domain: "review.test", kind: "OTHER", position: 1 },
      { domain: "beta.test", kind: "COMPETITOR", position: 2 },
      { url: "https://www.acme.com/b", kind: "OWNED", position: 3 },
    ],
    answerPreview:
      "The best tools 1. Beta: it is slow and buggy. Its site 2. Acme: this is the most reliable, see www.acme.com/b.",
  });
  expect(analysis.occurrences.map(({ start, end }) => text.slice(start, end))).toEqual(["Beta", "Acme"]);
});

test.each([
  ["Acme is the most reliable of the tools.", "POSITIVE"],
  ["Acme is not reliable, and the support is poor.", "NEGATIVE"],
  ["Beta is the best but Acme is slow and expensive.", "NEGATIVE"],
  ["Acme is the best but Beta is slow and expensive.", "POSITIVE"],
  ["Acme is a tool that is made for teams.", "NEUTRAL"],
  ["The support of Acme isn’t bad at all.", "POSITIVE"],
  ["Acme ist schlecht, teuer und unzuverlässig.", "UNKNOWN"],
])("estimates of %j for Acme: %s", (text, label) => {
  const sentiment = estimateSentiment(text, mentions(text, indexNames([acme])));

  expect(sentiment.label).toBe(label);
  expect(sentiment.evidence === null || text.includes(sentiment.evidence)).toBe(true);
  expect(sentiment.score === null).toBe(label === "UNKNOWN");
});

test("previews at most 200 characters and cuts between words", () => {
  const long = answerPreview(`**${"word ".repeat(100)}**`);

  expect(long.length).toBeLessThanOrEqual(201);
  expect(long).toMatch(/word…$/);
  expect(answerPreview("| A | B |\n|---|---|\n| `x` | [y](https://z.test) |")).toBe("A B x y");
});

test("folds any text in order, characters that grow eighteenfold too", () => {
  const { length, from, units } = foldText("ﷺ".repeat(50));

  expect(length).toBe(50 * 18);
  expect(units.length).toBeGreaterThanOrEqual(length);
  expect(from[length - 1]).toBe(49);
});
